import { koreanDay, weekday } from '@chulbal/contract/korean-days';
import type { Cover } from '@chulbal/contract/posts/posts';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { createFaq, setFaqPublished } from '@chulbal/domain/faqs/commands';
import { createPost, publishPost } from '@chulbal/domain/posts/commands';
import { type DemoContentFile, demoPicture, insertContentFiles } from './content-files.ts';
import { laneOffsets, stagePeriod } from './dates.ts';
import type { Deed } from './deed.ts';
import { demoFaqs } from './faqs.texts.ts';
import { type WantedFile, wantedFile } from './files.ts';
import { demoWinners } from './hall-of-fame.texts.ts';
import { demoHeroes } from './heroes.texts.ts';
import { demoNotices } from './notices.texts.ts';
import { handout } from './papers/handouts.ts';
import { demoPasts } from './past.texts.ts';
import type { DemoPost } from './post.ts';
import { demoResources } from './resources.texts.ts';
import { teamsLastYear } from './teams-last-year.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Every post of the demo, always in the same order. */
const demoPosts = (now: Date): readonly DemoPost[] => [
  ...demoNotices,
  ...demoResources,
  ...demoHeroes,
  ...demoPasts(now),
  ...demoWinners(now),
];

/** What stands where a text has the name of its picture. */
const PICTURE = '{picture}';

/** What stands where a text says until when 캠퍼스 and 도전 take applications. */
const DEADLINE = '{deadline}';

const weekdays = { ko: '일월화수목금토', en: 'Sun Mon Tue Wed Thu Fri Sat' } as const;

/** 12월 7일(월) 18:00, or 7 December (Mon) 18:00 KST. */
function deadlineTexts(now: Date): { ko: string; en: string } {
  const offsets = laneOffsets[3]?.application;
  if (!offsets) throw new Error('The demo has no third lane.');
  const day = koreanDay(new Date(stagePeriod(koreanDay(now), offsets).closesAt));
  const [, month = 0, date = 0] = day.split('-').map(Number);
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(day));
  const of = weekday(day);
  return {
    ko: `${month}월 ${date}일(${weekdays.ko[of]}) 18:00`,
    en: `${date} ${name} (${weekdays.en.split(' ')[of]}) 18:00 KST`,
  };
}

type OfPost<File> = { attached: File[]; pictures: File[] };
export type PostFiles = OfPost<DemoContentFile>;

/** The files of the demo's posts, by the place of the post. */
export function postFiles(now: Date): Map<number, OfPost<WantedFile<'content'>>> {
  const at = new Date(now.getTime() - 60 * DAY_MS);
  const [example] = teamsLastYear.filter(({ lane }) => lane === 3);
  if (!example) throw new Error('Last year nobody was on 캠퍼스.');
  const paperOf = (name: string) => handout(name, { at, deadline: deadlineTexts(now).ko, example });
  return new Map(
    demoPosts(now).map(({ files = [], picture }, place) => [
      place,
      {
        attached: files.map((name) => wantedFile('content', name, paperOf(name))),
        pictures: picture ? [demoPicture(picture)] : [],
      },
    ]),
  );
}

/** How the demo's posts and questions came about: written and put out by its owner, each at its time. */
export function boardDeeds(
  tx: Db,
  { actor, files, now }: { actor: OperatorActor; files: ReadonlyMap<number, PostFiles>; now: Date },
): Deed[] {
  const deadline = deadlineTexts(now);
  const posts = demoPosts(now).map(
    ({ daysAgo, pinned = false, files: _, picture: __, cover, ...post }, place): Deed => {
      const publishAt = new Date(now.getTime() - daysAgo * DAY_MS - 2 * HOUR_MS);
      const { attached = [], pictures = [] } = files.get(place) ?? {};
      const named = (html: string, language: 'ko' | 'en') =>
        html.replaceAll(PICTURE, pictures[0]?.serverFileName ?? '').replaceAll(DEADLINE, deadline[language]);
      const written = withCover(
        post,
        cover && { serverFileName: pictures[0]?.serverFileName ?? '', ...cover },
      );
      const attachments = attached.map(({ serverFileName, name, size }) => ({ serverFileName, name, size }));
      return {
        at: new Date(Math.min(publishAt.getTime(), now.getTime() - HOUR_MS)),
        run: async (at) => {
          await insertContentFiles(tx, [...attached, ...pictures], actor.operatorId, at);
          const [bodyKo, bodyEn] = [named(written.bodyKo, 'ko'), named(written.bodyEn, 'en')];
          const draft = { ...written, bodyKo, bodyEn, pinned, attachments };
          const { postNo, editVersion } = await createPost(tx, actor, { draft, now: at });
          await publishPost(tx, actor, { postNo, editVersion, publishAt, now: at });
        },
      };
    },
  );
  const faqs = demoFaqs.map(
    (draft): Deed => ({
      at: new Date(now.getTime() - 60 * DAY_MS),
      run: async (at) => {
        const { faqNo } = await createFaq(tx, actor, { draft, now: at });
        await setFaqPublished(tx, actor, { faqNo, published: true, now: at });
      },
    }),
  );
  return [...posts, ...faqs];
}

/** A post with its cover, where its board shows one. */
function withCover<Post extends object>(post: Post, cover: Cover | undefined): Post {
  if (!cover || !('details' in post) || !post.details) return post;
  return { ...post, details: { ...post.details, cover } };
}
