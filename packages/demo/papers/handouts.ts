import type { DemoTeam } from '../teams.ts';
import { handouts } from './handouts.texts.ts';
import type { Paper } from './paper.ts';
import { businessPlan, laneColour } from './plan.ts';

/** The file that is a plan of a team, as an example of how one is written. */
const EXAMPLE = '작성_예시.pdf';

type Given = { at: Date; deadline: string; example: DemoTeam };

/** What a notice or a resource gives to download under this name. */
export function handout(name: string, { at, deadline, example }: Given): Paper {
  if (name === EXAMPLE) {
    const plan = businessPlan(example, { at, pictures: 3 });
    return { ...plan, title: '작성 예시', author: '출발+ 운영국' };
  }
  const written = handouts[name];
  if (!written) throw new Error(`The demo has no ${name}.`);
  const said = JSON.stringify(written.blocks).replaceAll('{deadline}', deadline);
  return { ...written, at, blocks: JSON.parse(said) };
}

/** A poster to print, with what it says as text under it. */
export function posterPaper(given: {
  picture: 'league' | 'campus' | 'global';
  title: string;
  said: string;
  lane: number | null;
  at: Date;
}): Paper {
  const { picture, title, said, lane, at } = given;
  return {
    title,
    author: '출발+ 운영국',
    at,
    shape: 'document',
    colour: laneColour(lane ?? 1),
    blocks: [{ kind: 'poster', scene: `poster-${picture}`, text: title, under: said }],
  };
}
