import { laneColour } from '../../ui/lane/lane-colour.ts';

/** What is known of a track: its lane, and what it is called. */
export type NamedLane = { lane: number; name: string };

/**
 * Rich text, sanitised, with the lanes that its tables name drawn as the squares of everywhere else: a cell that begins
 * with a track's number and name, as in `3 캠퍼스`, has the number in its colour. Operators write what they always did.
 */
export function markLanes(html: string, lanes: readonly NamedLane[]): string {
  if (lanes.length === 0 || !html.includes('<table')) return html;
  return html.replaceAll(
    /(<t[dh][^>]*>(?:<p[^>]*>)?(?:<strong>)?)(\d)\s+([^<\s]+)/g,
    (found, before: string, number: string, name: string) => {
      const track = lanes.find((one) => one.lane === Number(number) && one.name === name);
      if (!track) return found;
      return `${before}<span class="rich-lane" data-lane="${laneColour(track.lane)}">${number}</span> ${name}`;
    },
  );
}
