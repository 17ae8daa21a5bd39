/** Grammars that exist as WebAssembly, by the name in their file. */
export type GrammarName =
  | 'bash'
  | 'c-sharp'
  | 'cpp'
  | 'go'
  | 'java'
  | 'javascript'
  | 'php'
  | 'python'
  | 'ruby'
  | 'rust'
  | 'tsx'
  | 'typescript';

/** How symbols are found in one language. */
export interface Language {
  readonly grammar: GrammarName;
  /** Endings of file names, without the dot; or whole names. */
  readonly files: readonly string[];
  /** Programs named on a first line `#!`. */
  readonly programs: readonly string[];
  /** A tree-sitter query that captures symbols as `@function`, `@class` or `@other`, and their `@name`. */
  readonly query: string;
  /** Nodes around a symbol, or before it, that belong to it: decorators, attributes, `export`. */
  readonly belongs: readonly string[];
}

const named = (kind: 'function' | 'class' | 'other', ...types: string[]) =>
  types.map((type) => `(${type} name: (_) @name) @${kind}`).join('\n');

const closure = '[(arrow_function) (function_expression) (generator_function)]';

/** A function is also named by what it is assigned to, alone or wrapped in one call: `const f = memo(() => …)`. */
const javascript = `
${named('function', 'function_declaration', 'generator_function_declaration', 'method_definition')}
${named('class', 'class_declaration')}
(variable_declarator name: (identifier) @name value: ${closure}) @function
(variable_declarator name: (identifier) @name value: (call_expression arguments: (arguments . ${closure}))) @function
(variable_declarator name: (identifier) @name value: (class)) @class
(assignment_expression left: (member_expression property: (_) @name) right: ${closure}) @function
(assignment_expression left: (identifier) @name right: ${closure}) @function
(pair key: (_) @name value: ${closure}) @function
`;

const typescript = `${javascript}
${named('class', 'abstract_class_declaration', 'interface_declaration', 'enum_declaration')}
${named('other', 'internal_module', 'module')}
(public_field_definition name: (_) @name value: ${closure}) @function
`;

const exported = [
  'export_statement',
  'lexical_declaration',
  'variable_declaration',
  'expression_statement',
  'decorator',
];

const cpp = `
(function_definition declarator: (function_declarator declarator: (_) @name)) @function
(function_definition declarator: (_ (function_declarator declarator: (_) @name))) @function
(function_definition declarator: (_ (_ (function_declarator declarator: (_) @name)))) @function
(class_specifier name: (_) @name body: (_)) @class
(struct_specifier name: (_) @name body: (_)) @class
(union_specifier name: (_) @name body: (_)) @class
(enum_specifier name: (_) @name body: (_)) @class
(namespace_definition name: (_) @name) @other
`;

const language = (
  grammar: GrammarName,
  files: string,
  query: string,
  belongs: readonly string[] = [],
  programs = '',
) => ({
  grammar,
  files: files.split(' '),
  programs: programs.split(' ').filter(Boolean),
  query,
  belongs,
});

export const languages: readonly Language[] = [
  language(
    'python',
    'py pyi pyw',
    `${named('function', 'function_definition')}\n${named('class', 'class_definition')}`,
    ['decorated_definition'],
    'python python3',
  ),
  language(
    'javascript',
    'js jsx mjs cjs',
    `${javascript}\n(field_definition property: (_) @name value: ${closure}) @function`,
    exported,
    'node',
  ),
  language('typescript', 'ts mts cts', typescript, exported),
  language('tsx', 'tsx', typescript, exported),
  language(
    'go',
    'go',
    `${named('function', 'function_declaration', 'method_declaration')}\n${named('class', 'type_spec')}`,
    ['type_declaration'],
  ),
  language(
    'rust',
    'rs',
    `${named('function', 'function_item', 'macro_definition')}
     ${named('class', 'struct_item', 'enum_item', 'union_item', 'trait_item')}
     ${named('other', 'mod_item')}
     (impl_item type: (_) @name) @class`,
    ['attribute_item'],
  ),
  language(
    'java',
    'java',
    `${named('function', 'method_declaration', 'constructor_declaration', 'compact_constructor_declaration')}
     ${named('class', 'class_declaration', 'interface_declaration', 'enum_declaration', 'record_declaration', 'annotation_type_declaration')}`,
  ),
  language('cpp', 'c h cc cpp cxx hh hpp hxx ino cu', cpp, ['template_declaration']),
  language(
    'c-sharp',
    'cs',
    `${named('function', 'method_declaration', 'constructor_declaration', 'destructor_declaration', 'local_function_statement')}
     ${named('class', 'class_declaration', 'struct_declaration', 'interface_declaration', 'record_declaration', 'enum_declaration')}
     ${named('other', 'namespace_declaration', 'property_declaration')}`,
  ),
  language(
    'ruby',
    'rb rake gemspec ru Rakefile Gemfile',
    `${named('function', 'method', 'singleton_method')}\n${named('class', 'class', 'module')}`,
    [],
    'ruby',
  ),
  language(
    'php',
    'php phtml',
    `${named('function', 'function_definition', 'method_declaration')}
     ${named('class', 'class_declaration', 'interface_declaration', 'trait_declaration', 'enum_declaration')}`,
    [],
    'php',
  ),
  language('bash', 'sh bash zsh ksh .bashrc .profile', named('function', 'function_definition'), [], 'sh bash zsh'),
];

/** The language of a file, by its name, else by its first line; null when we know none. */
export function languageOf(path: string, text: string): Language | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const byName = languages.find(({ files }) => files.includes(name) || (ending !== name && files.includes(ending)));
  if (byName) return byName;
  const program = /^#!\s*\S*?(?:\/env\s+)?([^\s/]+)\s*$/m.exec(text.slice(0, text.indexOf('\n') + 1))?.[1];
  return languages.find(({ programs }) => program !== undefined && programs.includes(program)) ?? null;
}
