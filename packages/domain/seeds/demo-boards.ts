import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { createFaq, setFaqPublished } from '../faqs/commands.ts';
import { createPost, publishPost } from '../posts/commands.ts';
import { type DemoContentFile, demoPicture, insertContentFiles } from './demo-content-files.ts';
import type { Deed } from './demo-deed.ts';
import { demoFaqs } from './demo-faqs.texts.ts';
import { demoFile } from './demo-files.ts';
import { demoHeroes } from './demo-heroes.texts.ts';
import { demoNotices } from './demo-notices.texts.ts';
import type { DemoPost } from './demo-post.ts';
import { demoResources } from './demo-resources.texts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const demoPosts: readonly DemoPost[] = [...demoNotices, ...demoResources, ...demoHeroes];

/** What stands where a text has the name of its picture. */
const PICTURE = '{picture}';

export type PostFiles = { attached: DemoContentFile[]; pictures: DemoContentFile[] };

/** The files of the demo's posts, by the place of the post. */
export function postFiles(): Map<number, PostFiles> {
  return new Map(
    demoPosts.map(({ files = [], picture }, place) => [
      place,
      {
        attached: files.map((name, index) =>
          demoFile('content', name, `Post ${place + 1}, file ${index + 1}`),
        ),
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
  const posts = demoPosts.map(
    ({ daysAgo, pinned = false, files: _, picture: __, ...written }, place): Deed => {
      const publishAt = new Date(now.getTime() - daysAgo * DAY_MS - 2 * HOUR_MS);
      const { attached = [], pictures = [] } = files.get(place) ?? {};
      const named = (html: string) => html.replaceAll(PICTURE, pictures[0]?.serverFileName ?? '');
      const attachments = attached.map(({ serverFileName, name, size }) => ({ serverFileName, name, size }));
      return {
        at: new Date(Math.min(publishAt.getTime(), now.getTime() - HOUR_MS)),
        run: async (at) => {
          await insertContentFiles(tx, [...attached, ...pictures], actor.operatorId, at);
          const [bodyKo, bodyEn] = [named(written.bodyKo), named(written.bodyEn)];
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
