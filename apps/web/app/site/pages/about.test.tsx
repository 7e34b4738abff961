import type { StoryView } from '@chulbal/contract/pages/pages';
import { type ComponentProps, createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { all, find, press } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import type { SeasonLanes, TrackLane } from '../seasons/track-lane.ts';
import About from './about.tsx';
import { pages as en } from './pages.en.ts';
import { pages as ko } from './pages.ko.ts';

const stage = (stageNo: number, name: string): TrackLane['stages'][number] => ({
  ...{ stageNo, kind: 'application', name, description: '', confirmBy: null, announcesAt: null },
  ...{ opensAt: '2026-11-01T00:00:00.000Z', closesAt: '2026-12-07T09:00:00.000Z' },
});
const track = (trackNo: number, name: string, places: number, stages = [stage(1, '접수')]): TrackLane => ({
  ...{ trackNo, lane: trackNo, name, target: '누구나', places, teamMin: 2, teamMax: 4, stages },
});
const season: SeasonLanes = {
  ...{ year: 2026, name: '2026' },
  tracks: [track(1, '새싹', 40), track(2, '캠퍼스', 200, [stage(1, '접수'), stage(2, '결선')])],
};
const story: StoryView = {
  kind: 'about',
  hero: { title: '출발점은 달라도', text: '' },
  sections: [
    { kind: 'statement', id: 's', text: '누구나 달려요.', echo: '' },
    { kind: 'lanes', id: 'l', title: '{n} 레인', note: '정원 순' },
    { kind: 'marks', id: 'm', title: '{n} 단계', note: '' },
    {
      ...({ kind: 'figures', id: 'f', title: '심사 원칙' } as const),
      figures: [
        { number: '7', title: '한 팀을 일곱 명이', text: '', picture: 'trim' },
        { number: '60', title: '넘어야 할 점수', text: '', picture: 'none' },
      ],
    },
    { kind: 'call', id: 'c', title: '이제 출발해요', button: '참가 신청', to: '/contest/apply' },
  ],
};

let clear = async () => {};
afterEach(() => clear());

type Given = { season?: SeasonLanes | null; written?: 'ko' | 'en'; asked?: 'ko' | 'en'; story?: StoryView };
async function show(given: Given = {}) {
  const { season: lanes = season, asked = 'ko', written = asked } = given;
  const loaderData = { story: given.story ?? story, language: written, season: lanes };
  const part = createElement(About, { loaderData } as unknown as ComponentProps<typeof About>);
  const page = await renderPage(part, { words: { pages: { ko, en }[asked] }, language: asked });
  ({ clear } = page);
  return page;
}
const headings = () => all('heading').map(({ textContent }) => textContent?.trim());
/** The items of a section, as they are read. */
const items = (id: string) =>
  [...document.querySelectorAll(`section[aria-labelledby="${id}"] li`)].map(({ textContent }) => textContent);

describe('the story', () => {
  test('counts the season’s lanes in words, and says how many teams each takes', async () => {
    await show();
    expect(headings()).toContain('두 레인');
    expect(items('l')).toEqual(['1새싹누구나40팀', '2캠퍼스누구나200팀']);
  });

  test('takes its dates from the track with the most places, and names it', async () => {
    await show();
    expect(items('m')).toEqual(['접수11.01 – 12.07', '결선11.01 – 12.07']);
    expect(document.body.textContent).toContain(ko.dates.replace('{{track}}', '캠퍼스'));
    expect(find('link', ko.schedule).getAttribute('href')).toBe('/contest/apply-info');
  });

  test('leaves out what is drawn from a season while there is none', async () => {
    await show({ season: null });
    expect(headings()).toEqual([
      '출발점은 달라도',
      '심사 원칙',
      '한 팀을 일곱 명이',
      '넘어야 할 점수',
      '이제 출발해요',
    ]);
  });

  test('says a picture of marks in words', async () => {
    await show();
    expect([...document.querySelectorAll(`svg[role=img][aria-label="${ko.trim}"]`)]).toHaveLength(1);
  });

  test('ends with its call, which leads on', async () => {
    const { path } = await show();
    await press('link', '참가 신청');
    expect(path()).toBe('/contest/apply');
  });
});

test('where there is no English text, the Korean one stands there, marked as such, and it is said in English', async () => {
  await show({ asked: 'en', written: 'ko' });
  const note = [...document.querySelectorAll('[lang=ko] [lang=en]')].map(({ textContent }) => textContent);
  expect(note).toEqual([en.koreanOnly]);
  await clear();
  await show({ asked: 'en' });
  expect(document.body.textContent).not.toContain(en.koreanOnly);
  expect(headings()).toContain('Two 레인');
});
