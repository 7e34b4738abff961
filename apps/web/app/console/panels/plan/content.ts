import type { PanelContent } from '@chulbal/contract/panels/panels';
import type { Arrangement } from './arrangement.ts';

let made = 0;

/** A key that no other panel of the page has. */
export function newKey(): string {
  made += 1;
  return `panel-${made}`;
}

/** Panels as they are kept, to be arranged. */
export function arrangementOf(content: PanelContent | null | undefined): Arrangement {
  return (content?.panels ?? []).map((panel) => ({ ...panel, key: newKey() }));
}

/** Panels as the server keeps them. */
export function contentOf(arrangement: Arrangement): PanelContent {
  return {
    panels: arrangement.map(({ name, evaluators, teams }) => ({ name: name.trim(), evaluators, teams })),
  };
}
