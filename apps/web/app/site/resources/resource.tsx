import { getContentsDetail, type ResourceDetail } from '@chulbal/contract/resources';
import { resourceKindNames } from '@chulbal/contract/resources.values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { JsonLd } from '../../lib/json-ld.tsx';
import { useRootData } from '../../lib/root-data.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { formatBytes } from '../../ui/data/bytes.ts';
import { boardIdOf } from '../posts/board-id.ts';
import { PostPage } from '../posts/post-page.tsx';
import type { Route } from './+types/resource';
import { ResourceCover } from './resource-cover.tsx';
import type { resources as texts } from './resources.ko.ts';
import styles from './resources.module.css';

export const handle: TextsHandle = { texts: ['site-posts'] };

/** One resource; 1357 is a page that is not there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  return { resource: await api(getContentsDetail, { boardId: boardIdOf(params) }) };
}

/** `/support/resources/detail/{boardId}` */
export default function Resource({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('resources');
  const language = useLanguage();
  const { resource } = loaderData;
  const { cover, author, year, fileCount, fileSize, createdAt } = resource;
  return (
    <PostPage
      crumbs={[{ text: t('support') }, { text: t('title'), to: '/support/resources' }]}
      tag={{ text: resourceKindNames[resource.kind][language] }}
      title={resource.contentsTitle}
      published={createdAt}
      summary={resource.summary}
      image={cover ? `/transfer/file/${cover.serverFileName}` : undefined}
      imageAlt={cover?.alt}
      onlyKorean={resource.onlyKorean}
      facts={
        <>
          {author && <span>{author}</span>}
          {year !== null && <span>{t('year', { year: String(year) })}</span>}
          <time dateTime={createdAt}>{fullDayText(createdAt, language)}</time>
          {fileCount > 0 && <span>{t('files', { count: fileCount, size: formatBytes(fileSize) })}</span>}
        </>
      }
      before={
        <>
          <ResourceFacts resource={resource} />
          {cover && (
            <div className={styles.picture}>
              <ResourceCover resource={resource} />
            </div>
          )}
        </>
      }
      html={resource.contents}
      attachments={resource.attachments}
      next={near(resource.next)}
      previous={near(resource.previous)}
      list="/support/resources"
    />
  );
}

function near(resource: ResourceDetail['next']) {
  if (!resource) return null;
  const { boardId, contentsTitle: title, createdAt } = resource;
  return { to: `/support/resources/detail/${boardId}`, title, createdAt };
}

/** A resource as a report for search engines, with what can be downloaded. */
function ResourceFacts({ resource }: { resource: ResourceDetail }) {
  const { brand, origin } = useRootData();
  const language = useLanguage();
  const { author, year, cover, attachments } = resource;
  const publisher = { '@type': 'Organization', name: brand, url: origin };
  return (
    <JsonLd
      facts={{
        '@type': 'Report',
        ...{ name: resource.contentsTitle, description: resource.summary, publisher },
        ...{ url: `${origin}/support/resources/detail/${resource.boardId}`, isAccessibleForFree: true },
        inLanguage: resource.onlyKorean ? 'ko' : language,
        ...(author && { creditText: author }),
        ...(year !== null && { copyrightYear: year }),
        ...(cover && { image: `${origin}/transfer/file/${cover.serverFileName}` }),
        encoding: attachments.map(({ serverFileName, name, size }) => ({
          ...{ '@type': 'MediaObject', name, contentSize: `${size} B` },
          contentUrl: `${origin}/transfer/file/${serverFileName}`,
        })),
      }}
    />
  );
}
