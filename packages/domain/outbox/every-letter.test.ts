import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@chulbal/contract/language';
import { describe, expect, test } from 'vitest';
import { newDeviceLetter } from '../accounts/device-letters.rules.ts';
import { appealLetter } from '../announcements/appeal-letter.rules.ts';
import { completionLetter, completionNote } from '../applications/completion-letter.rules.ts';
import * as applications from '../applications/letters.rules.ts';
import { partLetter } from '../applications/members/part-letters.rules.ts';
import * as companies from '../companies/letters.rules.ts';
import * as requests from '../data-requests/letters.rules.ts';
import * as deadlines from '../deadline-letters/letters.rules.ts';
import { type EligibilityNews, eligibilityLetter, eligibilityNote } from '../eligibility/letters.rules.ts';
import { reminderLetter } from '../evaluation/reminders.rules.ts';
import * as evaluators from '../evaluators/letters.rules.ts';
import { returnLetter, voidLetter } from '../investment/letters.rules.ts';
import * as judging from '../judging-letters/letters.rules.ts';
import * as leadership from '../leadership/letters.rules.ts';
import * as materials from '../materials/letters.rules.ts';
import * as mine from '../my-data/letters.rules.ts';
import * as operators from '../operators/letters.rules.ts';
import { termsLetter } from '../pages/terms-letter.rules.ts';
import { passkeyLetter } from '../passkeys/letters.rules.ts';
import { newsLetter } from '../past-companies/letters.rules.ts';
import { programLetter } from '../programs/letters.rules.ts';
import { winLetter } from '../raffle/letters.rules.ts';
import { openedLetter } from '../track-alerts/letters.rules.ts';
import { goneLetter, stoppedLetter } from '../webhooks/letters.rules.ts';
import { withdrawalLetter, withdrawalNote } from '../withdrawals/letters.rules.ts';
import { type Letter, render } from './letter.ts';

type Written = { subject: string; letter: Letter };

/** What a stranger may have typed wherever a letter takes a name or a text of applicants. */
const evil = 'evil.example http://evil.example';
/** What the reader copies or follows: somebody's login id, our own address, what an operator wrote. */
const id = 'j2@judges.kr';
const url = 'https://portal.example/way?a=1';
const office = '자료는 https://portal.example/notice 에, 문의는 help@office.kr 로';
const at = new Date('2026-05-20T07:42:07Z');
const sender = { ko: '출발+', en: 'Chulbal+' };
const file = { name: `${evil}.pdf`, sha256: 'ab'.repeat(32) };
const team = { number: '3-0417', teamName: evil, trackName: '캠퍼스', stageName: '서류 심사', url };

const names = { ko: '캠퍼스', en: 'Campus' };
const judged = {
  ...{ trackName: names, stageName: names, beginsAt: at, closesAt: at, now: at },
  ...{ teams: 12, left: 3, pledged: false, url },
};

const moved = {
  ...{
    ...team,
    reason: office,
    before: new Date('2026-05-30T09:00:00Z'),
    after: new Date('2026-05-28T09:00:00Z'),
  },
  now: at,
};

const request = { kind: 'see', requestNo: 7, dueOn: '2026-05-30', url } as const;

const undecided: EligibilityNews = {
  ...{ ...team, decision: 'ineligible', confirmed: 1, minimum: 2 },
  ...{ reason: office, until: at },
};

/** Every letter there is by the file and name of what writes it, with what must arrive letter by letter. */
const letters: Record<string, [(language: Language) => Written, copied: readonly string[]]> = {
  'announcements/appeal-letter.rules.ts appealLetter': [
    (l) => appealLetter(l, { ...team, decision: 'rejected' }),
    [url],
  ],
  'applications/completion-letter.rules.ts completionLetter': [
    (l) => completionLetter(l, { ...team, items: ['plan'], message: `${office}\n${office}`, dueAt: at }),
    [url, office, team.number],
  ],
  'applications/completion-letter.rules.ts completionNote': [
    (l) => completionNote(l, { ...team, items: ['plan'], message: office, dueAt: at }),
    [url, team.number],
  ],
  'applications/letters.rules.ts invitationLetter': [
    (l) => applications.invitationLetter(l, { ...team, leaderName: evil, confirmBy: at, again: false }),
    [url],
  ],
  'applications/letters.rules.ts invitationNotice': [
    (l) => applications.invitationNotice(l, { ...team, leaderName: evil, confirmBy: at, again: true }),
    [],
  ],
  'applications/letters.rules.ts receiptLetter': [
    (l) => applications.receiptLetter(l, { ...team, version: 1, arrivedAt: at, files: [file] }),
    [url, team.number, file.sha256],
  ],
  'leadership/letters.rules.ts offerLetter': [
    (l) => leadership.offerLetter(l, { ...team, leaderName: evil, memberName: evil, expiresAt: at }),
    [url],
  ],
  'leadership/letters.rules.ts handedOverLetter': [
    (l) => leadership.handedOverLetter(l, { ...team, leaderName: evil, memberName: evil }),
    [url],
  ],
  'leadership/letters.rules.ts offerEndedLetter': [
    (l) => leadership.offerEndedLetter(l, { ...team, leaderName: evil, declined: true }),
    [url],
  ],
  'my-data/letters.rules.ts closingLetter': [(l) => mine.closingLetter(l, { destroyAt: at, url }), [url]],
  'my-data/letters.rules.ts closedLetter': [(l) => mine.closedLetter(l, { keptUntil: at }), []],
  'my-data/letters.rules.ts emptySeatLetter': [(l) => mine.emptySeatLetter(l, team), [url]],
  'my-data/letters.rules.ts exportLetter': [(l) => mine.exportLetter(l, { expiresAt: at, url }), [url]],
  'applications/letters.rules.ts refusalLetter': [
    (l) => applications.refusalLetter(l, { ...team, memberName: evil }),
    [url],
  ],
  'applications/letters.rules.ts cancelLetter': [
    (l) => applications.cancelLetter(l, { ...team, at }),
    [url, team.number],
  ],
  'applications/letters.rules.ts cancelledTeamLetter': [
    (l) => applications.cancelledTeamLetter(l, { ...team, at }),
    [],
  ],
  'track-alerts/letters.rules.ts openedLetter': [
    (l) => openedLetter(l, { trackName: names[l], closesAt: at, url }),
    [url],
  ],
  'webhooks/letters.rules.ts goneLetter': [(l) => goneLetter(l, { name: office, url }), [url, office]],
  'webhooks/letters.rules.ts stoppedLetter': [(l) => stoppedLetter(l, { name: office, url }), [url, office]],
  'withdrawals/letters.rules.ts withdrawalLetter': [
    (l) => withdrawalLetter(l, { ...team, what: 'operator', at, reason: office }),
    [url, office, team.number],
  ],
  'withdrawals/letters.rules.ts withdrawalNote': [
    (l) => withdrawalNote(l, { ...team, what: 'undone', at, reason: office }),
    [url, team.number],
  ],
  'applications/members/part-letters.rules.ts partLetter': [
    (l) =>
      partLetter(l, {
        ...{ memberName: evil, leaderName: evil, teamName: evil, trackName: '캠퍼스', closesAt: at, url },
      }),
    [url],
  ],
  'companies/letters.rules.ts approvedLetter': [
    (l) => companies.approvedLetter(l, { ...team, opensAt: at }),
    [url],
  ],
  'companies/letters.rules.ts changesLetter': [
    (l) => companies.changesLetter(l, { ...team, texts: [office], fixUntil: at, isShown: true }),
    [url, office],
  ],
  'companies/letters.rules.ts hiddenLetter': [
    (l) => companies.hiddenLetter(l, { ...team, hidden: true, reason: office }),
    [url, office],
  ],
  'companies/letters.rules.ts reminderLetter': [
    (l) => companies.reminderLetter(l, { ...team, begun: true, until: at, opensAt: at }),
    [url],
  ],
  'deadline-letters/letters.rules.ts teamLetter': [
    (l) => deadlines.teamLetter(l, { ...moved, kind: 'application', submitted: false, unconfirmed: 0 }),
    [url, office, '18:00'],
  ],
  'data-requests/letters.rules.ts receivedLetter': [(l) => requests.receivedLetter(l, request), [url]],
  'data-requests/letters.rules.ts extendedLetter': [
    (l) => requests.extendedLetter(l, { ...request, reason: office }),
    [url, office],
  ],
  'data-requests/letters.rules.ts answerLetter': [
    (l) => requests.answerLetter(l, { ...request, outcome: l === 'ko' ? 'done' : 'refused', text: office }),
    [url, office],
  ],
  'deadline-letters/letters.rules.ts evaluatorLetter': [
    (l) => deadlines.evaluatorLetter(l, { ...moved, trackName: names, stageName: names, left: 3 }),
    [url, office, '18:00'],
  ],
  'eligibility/letters.rules.ts eligibilityLetter': [
    (l) => eligibilityLetter(l, undecided),
    [url, office, team.number],
  ],
  'eligibility/letters.rules.ts eligibilityNote': [(l) => eligibilityNote(l, undecided), [url, team.number]],
  'evaluation/reminders.rules.ts reminderLetter': [
    (l) => reminderLetter(l, { ...team, left: 3, closesAt: at }),
    [url],
  ],
  'evaluators/letters.rules.ts invitationLetter': [
    (l) => evaluators.invitationLetter(l, { name: evil, userId: id, password: 'Q.r/t:y', url }),
    [id, 'Q.r/t:y', url],
  ],
  'evaluators/letters.rules.ts newPasswordLetter': [
    (l) => evaluators.newPasswordLetter(l, { userId: id, password: 'Q.r/t:y', url }),
    [id, 'Q.r/t:y', url],
  ],
  'accounts/device-letters.rules.ts newDeviceLetter': [
    (l) =>
      newDeviceLetter(l, {
        ...{ at, seen: { browser: 'chrome', system: 'android', place: '203.0.*.*', way: 'password' } },
      }),
    [],
  ],
  'passkeys/letters.rules.ts passkeyLetter': [
    (l) => passkeyLetter(l, { kind: 'operator', news: 'cloned' }),
    [],
  ],
  'evaluators/letters.rules.ts authenticatorLetter': [
    (l) => evaluators.authenticatorLetter(l, { on: true }),
    [],
  ],
  'evaluators/letters.rules.ts passwordLetter': [evaluators.passwordLetter, []],
  'investment/letters.rules.ts voidLetter': [
    (l) =>
      voidLetter(l, {
        ...{ what: 'voided', pseudonym: 'C-22222', exhibition: names, reason: office },
        ...{ objectUntil: at, url },
      }),
    [url, office, 'C-22222'],
  ],
  'investment/letters.rules.ts returnLetter': [
    (l) => returnLetter(l, { team: evil, amount: 3_000_000, exhibition: names, until: at, url }),
    [url],
  ],
  'raffle/letters.rules.ts winLetter': [
    (l) => winLetter(l, { event: names, prize: { ko: office, en: office }, number: 7, until: at, url }),
    [url, office],
  ],
  'judging-letters/letters.rules.ts panelsLetter': [
    (l) => judging.panelsLetter(l, { ...judged, again: false }),
    [url],
  ],
  'judging-letters/letters.rules.ts opensLetter': [(l) => judging.opensLetter(l, judged), [url]],
  'judging-letters/letters.rules.ts closingLetter': [(l) => judging.closingLetter(l, judged), [url]],
  'judging-letters/letters.rules.ts handedLetter': [
    (l) => judging.handedLetter(l, { ...judged, handed: 2, taken: 1 }),
    [url],
  ],
  'materials/letters.rules.ts handedInLetter': [
    (l) => materials.handedInLetter(l, { ...team, version: 1, arrivedAt: at, files: [file] }),
    [url, team.number, file.sha256],
  ],
  'materials/letters.rules.ts missingLetter': [
    (l) => materials.missingLetter(l, { ...team, slots: ['plan'], closesAt: at }),
    [url],
  ],
  'operators/letters.rules.ts joinLetter': [
    (l) => operators.joinLetter(l, { name: evil, invitedBy: evil, role: 'owner', url }),
    [url],
  ],
  'operators/letters.rules.ts resetLetter': [(l) => operators.resetLetter(l, { resetBy: evil, url }), [url]],
  'operators/letters.rules.ts passwordLetter': [operators.passwordLetter, []],
  'operators/letters.rules.ts secondApprovalLetter': [
    (l) => operators.secondApprovalLetter(l, { what: 'result', by: evil, stage: names, reason: office, url }),
    [url, office],
  ],
  'pages/terms-letter.rules.ts termsLetter': [
    () =>
      termsLetter({ version: '2.1', effectiveAt: at, reason: office, publicUrl: 'https://portal.example' }),
    [office, 'https://portal.example/fnb/terms?version=2.1'],
  ],
  'past-companies/letters.rules.ts newsLetter': [
    (l) => newsLetter(l, { teamName: evil, taken: true, answer: office, url }),
    [url, office],
  ],
  'programs/letters.rules.ts programLetter': [
    (l) =>
      programLetter(
        l,
        { title: 'Node.js 밋업', startsAt: at, place: 'map.office.kr 3층', online: true, url },
        { what: 'placed' },
      ),
    ['Node.js 밋업', 'map.office.kr 3층', url],
  ],
};

describe.each(Object.entries(letters))('%s', (_name, [write, copied]) => {
  test.each(languages)(
    'says in %s what is copied letter by letter, and links to nothing foreign',
    (language) => {
      for (const channel of ['mail', 'sms'] as const) {
        const sent = render({ channel, language, ...write(language) }, sender);
        const words = Object.values(sent).join('\n');
        if (channel === 'mail') for (const value of copied) expect(words).toContain(value);
        expect(words).not.toMatch(/evil\.example|http:\/\//);
      }
    },
  );
});

test('every function that writes a letter stands in this table', () => {
  const domain = join(import.meta.dirname, '..');
  const writers = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(letters?|reminders)\.rules\.ts$/.test(file))
    .flatMap((file) => {
      const found = readFileSync(join(domain, file), 'utf8').matchAll(
        /^export function (\w+(?:Letter|Note|Notice))\b/gm,
      );
      return [...found].map(([, name]) => `${file} ${name}`);
    });
  expect(Object.keys(letters).sort()).toEqual(writers.sort());
});
