import { monaco } from './monaco.ts';

export const themeName = 'hunkscope';

/**
 * Code is monochrome: keywords heavy, strings and comments soft. Colours are read from the page's tokens, so that
 * there is one source for them; call again when the page's theme changes.
 */
export function applyTheme(): void {
  const token = tokens();
  const soft = token('--text-soft');
  monaco.editor.defineTheme(themeName, {
    base: isDark() ? 'vs-dark' : 'vs',
    inherit: false,
    rules: [
      { token: '', foreground: token('--text').slice(1) },
      { token: 'keyword', fontStyle: 'bold' },
      { token: 'comment', foreground: soft.slice(1) },
      { token: 'string', foreground: soft.slice(1) },
    ],
    colors: {
      'editor.background': token('--surface'),
      'editor.foreground': token('--text'),
      'editorLineNumber.foreground': token('--text-tick'),
      'editorLineNumber.activeForeground': token('--text'),
      'editor.selectionBackground': token('--stated-wash'),
      'editor.inactiveSelectionBackground': token('--surface-pick'),
      'editorCursor.foreground': token('--text'),
      'editorWidget.background': token('--surface'),
      'editorWidget.border': token('--text'),
      'editorBracketMatch.background': token('--surface-pick'),
      'editorBracketMatch.border': token('--rule-strong'),
      'editor.findMatchBackground': token('--stated-wash'),
      'editor.findMatchHighlightBackground': token('--surface-pick'),
      'scrollbarSlider.background': `${token('--rule-strong')}80`,
      'scrollbarSlider.hoverBackground': token('--rule-strong'),
      'scrollbarSlider.activeBackground': token('--text-tick'),
      'scrollbar.shadow': '#00000000',
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((depth) => [`editorBracketHighlight.foreground${depth}`, token('--text')]),
      ),
      focusBorder: token('--stated-mark'),
    },
  });
  monaco.editor.setTheme(themeName);
}

const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
};

/** Reads colours as `#rrggbb`: a probe element resolves `light-dark()`, which a custom property alone does not. */
function tokens(): (name: string) => string {
  const probe = document.body.appendChild(document.createElement('span'));
  const read = new Map<string, string>();
  const all = [
    '--surface',
    '--surface-pick',
    '--text',
    '--text-soft',
    '--text-tick',
    '--rule-strong',
    '--stated-wash',
    '--stated-mark',
  ];
  for (const name of all) {
    probe.style.color = `var(${name})`;
    read.set(name, hexOf(getComputedStyle(probe).color));
  }
  probe.remove();
  return (name) => read.get(name) ?? '#808080';
}

function hexOf(colour: string): string {
  const parts = colour.match(/[\d.]+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Math.round(Number(part)).toString(16).padStart(2, '0')).join('')}`;
}
