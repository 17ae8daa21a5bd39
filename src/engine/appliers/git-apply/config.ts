import type { ByteText } from '../../text/bytes.ts';

/** Git configuration by key, section and name in lower case (`core.whitespace`). */
export type Config = ReadonlyMap<string, ByteText>;

/**
 * Configuration given through the environment, as git reads it: `GIT_CONFIG_COUNT`, `GIT_CONFIG_KEY_0`,
 * `GIT_CONFIG_VALUE_0` and so on. Has the effect of `git -c key=value`.
 */
export function configFrom(env: Readonly<Record<string, string>>): Config {
  const count = Number.parseInt(env.GIT_CONFIG_COUNT ?? '0', 10) || 0;
  const config = new Map<string, ByteText>();
  for (let i = 0; i < count; i++) {
    const key = env[`GIT_CONFIG_KEY_${i}`];
    if (key !== undefined) config.set(key.toLowerCase(), env[`GIT_CONFIG_VALUE_${i}`] ?? '');
  }
  return config;
}

/** What a setting says, in git's words for yes and no, or as a number; null: nothing that is either. */
export function booleanOf(value: ByteText): boolean | null {
  if (/^(?:true|yes|on)$/i.test(value)) return true;
  if (/^(?:false|no|off|)$/i.test(value)) return false;
  const digits = value.match(/^[ \t\n\v\f\r]*[-+]?(?:0x([0-9a-f]+)|([0-9]+))[kmg]?$/i);
  return digits === null ? null : /[^0]/.test(digits[1] ?? digits[2]!);
}

/** Whether a setting is on; `otherwise` where it is not given. */
export const isOn = (config: Config, key: string, otherwise: boolean): boolean =>
  booleanOf(config.get(key) ?? `${otherwise}`) ?? otherwise;

/** Settings that are read, whatever is asked of git, as booleans; and what else they may be. */
const booleans: Readonly<Record<string, RegExp | null>> = {
  'core.filemode': null,
  'core.quotepath': null,
  'core.autocrlf': /^input$/i,
};

/** The first setting that should be a boolean and is none, as git dies of it; null: all are well. */
export function faultIn(config: Config): ByteText | null {
  for (const [key, value] of config) {
    const other = booleans[key];
    if (other === undefined || other?.test(value) || booleanOf(value) !== null) continue;
    return `bad boolean config value '${value}' for '${key}'`;
  }
  return null;
}
