import type { Scenario } from '../../stores/scenario.ts';
import { useApp } from '../scene.ts';

/** The variants of a scenario; nothing when it has but one. */
export function Variants({ scenario: { id, caseId, cases }, close }: { scenario: Scenario; close: () => void }) {
  const { session } = useApp();
  if (cases.length < 2) return null;
  return (
    <ul>
      {cases.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            aria-current={one.id === caseId || undefined}
            onClick={() => {
              close();
              void session.openPreset(`${id}.${one.id}`);
            }}
          >
            {one.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
