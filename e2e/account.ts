/** A small file with the same three lines in two functions. */
export const account = `def deposit(n):
    check(n)
    log("start")
    save(n)


def withdraw(n):
    check(n)
    log("start")
    save(n)
`;

/** A patch for withdraw(), whose lines are at 8; it says that they are at \`line\`. */
export const patchStated = (line: number) => `--- a/account.py
+++ b/account.py
@@ -${line},3 +${line},3 @@ def withdraw(n):
     check(n)
-    log("start")
+    log("begin")
     save(n)
`;
