import type { App } from '../../stores/app.ts';
import { speeds } from '../../stores/playhead.ts';

/** What a key means on the playground, with the words of the key list. */
export interface KeyMeaning {
  readonly keys: readonly string[];
  readonly words: string;
  /** A single character, which may be switched off. */
  readonly isCharacter: boolean;
}

export const keyMeanings: readonly KeyMeaning[] = [
  { keys: ['Space', 'K'], words: 'Play or pause', isCharacter: true },
  { keys: ['←', '→'], words: 'One step back or on', isCharacter: false },
  { keys: ['Shift ←', 'Shift →'], words: 'Previous or next move', isCharacter: false },
  { keys: [',', '.'], words: 'One place back or on, while paused', isCharacter: true },
  { keys: ['J', 'L'], words: 'Slower or faster; while paused, back or on', isCharacter: true },
  { keys: ['Home', 'End'], words: 'First or last step', isCharacter: false },
  { keys: ['1', '…', '9'], words: 'Replay with that applier', isCharacter: true },
  { keys: ['F5'], words: 'Present; then Page Down, Page Up, B and Esc', isCharacter: false },
  { keys: ['?'], words: 'This list', isCharacter: true },
];

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Where a key is pressed. `step` is the one on show. */
export interface KeyContext {
  readonly app: App;
  readonly step: number;
  readonly showList: () => void;
}

/** What a pressed key does; null when it means nothing here. */
export function actionOf({ key, shiftKey }: Pressed, { app, step, showList }: KeyContext): (() => void) | null {
  const { player, playhead, document, results, settings, view } = app;
  const { isPlaying } = playhead.getState();
  const isCharacter = key.length === 1;
  if (isCharacter && !settings.getState().characterKeys) return null;
  const toggle = isPlaying ? player.pause : player.play;
  switch (isCharacter ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
      return toggle;
    case 'ArrowRight':
      return shiftKey ? player.nextMove : player.next;
    case 'ArrowLeft':
      return shiftKey ? player.previousMove : player.previous;
    case 'Home':
      return player.first;
    case 'End':
      return player.last;
    case ',':
      return isPlaying ? null : () => player.go(step - 1);
    case '.':
      return isPlaying ? null : () => player.go(step + 1);
    case 'j':
      return isPlaying ? () => player.setSpeed(beside(playhead.getState().speed, -1)) : player.previous;
    case 'l':
      return isPlaying ? () => player.setSpeed(beside(playhead.getState().speed, 1)) : player.next;
    case 'F5':
      return () => view.setState({ view: 'present' });
    case '?':
      return showList;
    default: {
      const applier = /^[1-9]$/.test(key) ? results.getState().profiles[Number(key) - 1] : undefined;
      return applier ? () => document.getState().choose(applier.id, document.getState().hunk) : null;
    }
  }
}

const beside = (speed: number, by: number): number => {
  const at = speeds.findIndex((known) => known >= speed);
  return speeds[Math.max(0, Math.min(speeds.length - 1, at + by))]!;
};

/** Things that use such keys themselves. */
const typing =
  'input, textarea, select, [contenteditable="true"], .monaco-editor, dialog, [role="menu"], [role="listbox"]';
const arrows = '[role="tablist"], [role="slider"], [role="separator"], [role="grid"], [role="radiogroup"]';
const pressing = 'button, summary, a[href], [role="tab"], [role="button"]';

/** Whether what has the focus needs the key for itself. */
export function isTaken({ key }: Pressed, target: Element | null): boolean {
  if (!target) return false;
  if (target.closest(typing)) return true;
  if (/^(Arrow|Home|End)/.test(key)) return target.closest(arrows) !== null;
  return (key === ' ' || key === 'Enter') && target.closest(pressing) !== null;
}
