import type { ResourceDetail } from '@chulbal/contract/resources';
import { JsonLd } from '../../lib/json-ld.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage } from '../../lib/use-texts.ts';

/** A resource as a report for search engines, with what can be downloaded. */
export function ResourceFacts({ resource }: { resource: ResourceDetail }) {
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
