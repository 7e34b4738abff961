import type { Arrangement } from './arrangement.ts';
import { newKey } from './content.ts';

/** An empty panel at the end. */
export function addPanel(from: Arrangement): Arrangement {
  return [...from, { key: newKey(), name: '', evaluators: [], teams: [] }];
}

/** Takes a panel out; its evaluators and teams are then in none. */
export function removePanel(from: Arrangement, key: string): Arrangement {
  return from.some((panel) => panel.key === key) ? from.filter((panel) => panel.key !== key) : from;
}

/** Without a name a panel is called by its place. */
export function renamePanel(from: Arrangement, { key, name }: { key: string; name: string }): Arrangement {
  const next = name.trim();
  if (!from.some((panel) => panel.key === key && panel.name !== next)) return from;
  return from.map((panel) => (panel.key === key ? { ...panel, name: next } : panel));
}
