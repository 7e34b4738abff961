import { type ErrorName, errors } from '@chulbal/contract/errors';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import type { gallery } from './gallery.ko.ts';
import { GalleryPart } from './gallery-part.tsx';

const SLOW_MS = 5_000;

/** What goes wrong before a page is there, and while it is drawn. */
const onTheWay = ['missing', 'outage', 'unforeseen', 'slow', 'drawing', 'network'] as const;

const isCode = (asked: string): asked is ErrorName => Object.hasOwn(errors, asked);

/** Fails as it is asked to: `?fail=outage`, or with any error of the table, `?fail=duplicatePhone`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('fail') ?? '';
  if (asked === 'missing') throw data(null, { status: 404 });
  if (asked === 'outage') throw data(null, { status: 503 });
  if (asked === 'unforeseen') throw new Error('The playground was asked to fail.');
  if (asked === 'slow') await new Promise((done) => setTimeout(done, SLOW_MS));
  if (isCode(asked)) throw data({ error: asked }, { status: errors[asked].status, statusText: asked });
  return { asked };
}

/** `/test/errors`, in development only and linked from nowhere: every way in which a page can fail, to be looked at. */
export default function ErrorPlayground() {
  const { asked } = useLoaderData<typeof loader>();
  const t = useTexts<typeof gallery>('gallery');
  if (asked === 'drawing') throw new Error('The playground was asked to fail while it is drawn.');
  if (asked === 'network') throw new TypeError('Failed to fetch');
  return (
    <Wrap>
      <PageMeta title={t('playground.title')} noIndex />
      <PageHead title={t('playground.title')} crumbs={[]} lede={t('playground.lede')} />
      <GalleryPart title={t('playground.page')}>
        <Row>
          {onTheWay.map((one) => (
            <ButtonLink key={one} size="sm" to={`?fail=${one}`}>
              {t(`playground.${one}`)}
            </ButtonLink>
          ))}
        </Row>
      </GalleryPart>
      <GalleryPart title={t('playground.script')}>
        <Row>
          <Button
            size="sm"
            onClick={() => {
              throw new Error('The playground was asked to fail at a press.');
            }}
          >
            {t('playground.press')}
          </Button>
          <Button size="sm" onClick={() => void Promise.reject(new Error('Nobody waited for this.'))}>
            {t('playground.promise')}
          </Button>
        </Row>
      </GalleryPart>
      <GalleryPart title={t('playground.table')}>
        <Row>
          {Object.entries(errors).map(([name, { code }]) => (
            <ButtonLink key={name} size="sm" to={`?fail=${name}`}>
              {code} {name}
            </ButtonLink>
          ))}
        </Row>
      </GalleryPart>
    </Wrap>
  );
}
