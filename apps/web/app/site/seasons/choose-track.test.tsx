import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { TrackView } from '@chulbal/contract/seasons/seasons';
import { type ComponentProps, createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { all, find, press } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { chooseTrack as en } from './choose-track.en.ts';
import { chooseTrack as ko } from './choose-track.ko.ts';
import type { Asking } from './choose-track.server.ts';
import ChooseTrack from './choose-track.tsx';

const today = '2026-11-23';
const now = Date.parse('2026-11-23T03:00:00.000Z');
const track = (trackNo: number, name: string, part: object = {}, days: readonly string[] = []): TrackView => {
  const [opens = '2026-11-01', closes = '2026-12-07'] = days;
  const stage = { stageNo: 1, kind: 'application', opensAt: `${opens}T00:00:00.000Z`, announcesAt: null };
  return {
    ...{
      trackNo,
      lane: trackNo,
      name,
      target: `${name} 참가자`,
      teamMin: 2,
      teamMax: 4,
      oneTrackAYear: true,
    },
    ...{ schoolTypes: [], nationality: 'any', businessMonths: null, documents: [], ...part },
    stages: [{ ...stage, closesAt: `${closes}T09:00:00.000Z` }],
  } as unknown as TrackView;
};
const sprout = track(1, '새싹', { schoolTypes: ['elementary', 'middle'] });
const campus = track(3, '캠퍼스', {
  schoolTypes: ['university'],
  documents: [
    { label: '사업계획서', requirement: 'always' },
    { label: '재학증명서', requirement: 'everyone' },
    { label: '사업자등록증', requirement: 'business' },
  ],
});
const growth = track(4, '성장', { businessMonths: 36 }, ['2026-10-01', '2026-11-17']);
const global = track(5, '글로벌', { nationality: 'foreign' }, ['2026-12-01', '2026-12-20']);
const application = (trackNo: number, more: Partial<ApplicationSummary> = {}) =>
  ({
    trackNo,
    stageNo: 1,
    status: 'draft',
    teamName: '한칸서재',
    trackName: '캠퍼스',
    ...more,
  }) as ApplicationSummary;
const student = (applications: readonly ApplicationSummary[] = []): Asking => ({
  ...{ name: '윤서준', person: { birthDate: '2004-11-02', country: 'KR', schoolType: null }, applications },
});

let clear = async () => {};
afterEach(() => clear());

type Given = { tracks?: TrackView[]; asking?: Asking | null };
async function show(
  { tracks = [sprout, campus, growth, global], asking = null }: Given,
  language: 'ko' | 'en' = 'ko',
) {
  const loaderData = { tracks, asking, now, today };
  const part = createElement(ChooseTrack, { loaderData } as unknown as ComponentProps<typeof ChooseTrack>);
  const page = await renderPage(part, { words: { chooseTrack: { ko, en }[language] }, language });
  ({ clear } = page);
  return page;
}
/** The lane of a track: its sentence to choose, and what opens under it. */
function lane({ trackNo }: TrackView) {
  const radio = document.querySelector<HTMLInputElement>(`input[name=track][value="${trackNo}"]`);
  const box = radio?.closest('[data-lane]');
  const links = [...(box?.querySelectorAll('a') ?? [])];
  return {
    text: box?.textContent ?? '',
    ways: links.map((link) => [link.textContent, link.getAttribute('href')]),
    words: links.map((link) => link.textContent),
  };
}

describe('on arrival', () => {
  test('nothing is chosen; each lane is a sentence about oneself, and says when it closes', async () => {
    await show({});
    expect(all('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(lane(sprout).text).toContain(ko.who.pupils);
    expect(lane(campus).text).toContain('D-14');
    expect(lane(growth).text).toContain('창업한 지 3년이 안 됐어요');
    expect(lane(growth).text).toContain(ko.state.closed);
    expect(lane(global).text).toContain(ko.state.upcoming);
    await press('radio', /대학교나 대학원/);
    expect(find<HTMLInputElement>('radio', /대학교나 대학원/).checked).toBe(true);
  });

  test.each([
    ['ko', ko],
    ['en', en],
  ] as const)('in %s it is said where there is no track', async (language, words) => {
    await show({ tracks: [] }, language);
    expect(find('heading', words.empty)).toBeTruthy();
    expect(all('radio')).toEqual([]);
  });
});

describe('a visitor', () => {
  test('reads what the team needs, and may sign up first', async () => {
    await show({});
    const { text, ways } = lane(campus);
    expect(text).toContain('2명에서 4명, 팀장 포함');
    expect(text).toContain('사업계획서, 재학증명서 사람마다 1부');
    expect(text).not.toContain('사업자등록증');
    expect(ways).toContainEqual(['캠퍼스 트랙 참가 신청', '/apply/3/1']);
    expect(ways).toContainEqual([ko.signUp, '/auth/sign?next=%2Fapply%2F3%2F1']);
  });

  test('is told about the guardian only where children may take part', async () => {
    await show({});
    expect(lane(sprout).words).toContain(ko.askGuardian);
    expect(lane(campus).words).not.toContain(ko.askGuardian);
  });

  test('of a closed track the open one comes first, of one to come what can be done until then', async () => {
    await show({});
    expect(lane(growth).text).toContain('성장 트랙 접수는 11.17(화) 18:00에 끝났어요');
    expect(lane(growth).ways[0]).toEqual(['캠퍼스 트랙 참가 신청', '/apply/3/1']);
    expect(lane(global).text).toContain('글로벌 트랙은 12.01(화) 09:00에 열려요');
    expect(lane(global).ways[0]).toEqual([ko.plan, '/toolkit/business-plan']);
  });
});

describe.each([
  [
    'ko',
    ko,
    '한칸서재 신청서로',
    '올해는 이미 한칸서재 팀과 캠퍼스 트랙을 달리고 있어요',
    '새싹 트랙은 새싹 참가자 트랙이에요',
  ],
  [
    ...(['en', en, 'Continue with 한칸서재', 'This year you are in the 캠퍼스 track with 한칸서재'] as const),
    'The 새싹 track is for: 새싹 참가자',
  ],
] as const)('who is logged in, in %s', (language, words, goOn, elsewhere, misfit) => {
  test('goes on with what they began', async () => {
    const page = await show({ asking: student([application(3)]) }, language);
    expect(lane(campus).words).toContain(goOn);
    expect(lane(campus).words).not.toContain(words.signUp);
    await press('link', goOn);
    expect(page.path()).toBe('/apply/3/1');
    await clear();
    await show({ asking: student([application(3, { teamName: null })]) }, language);
    expect(lane(campus).words).toContain(words.goOnUnnamed);
  });

  test('and has submitted elsewhere is told so, and led there', async () => {
    await show({ asking: student([application(3, { status: 'submitted' })]) }, language);
    expect(lane(sprout).text).toContain(elsewhere);
    expect(lane(sprout).ways).toEqual([[goOn, '/apply/3/1']]);
  });

  test('and does not fit is told why, the open way first, and can mend what is wrong about them', async () => {
    await show({ asking: student() }, language);
    const { text, ways } = lane(sprout);
    expect(text).toContain(misfit);
    expect(ways.map(([, to]) => to)).toEqual(['/apply/3/1', '/auth/user-edit', '/apply/1/1?step=team']);
  });
});

test('between seasons nobody is asked to choose as if something were open', async () => {
  await show({ tracks: [growth] });
  expect(document.body.textContent).toContain(ko.allOver);
  expect(document.body.textContent).not.toContain(ko.lede);
  await clear();
  await show({ tracks: [growth, global] });
  expect(document.body.textContent).toContain(ko.lede);
});
