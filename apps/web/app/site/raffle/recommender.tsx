import { getEventPage, getRecommender, type Recommending } from '@chulbal/contract/raffle/raffle';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { momentText } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { shareAddress } from '../../lib/share-address.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Route } from './+types/recommender';
import { eventCommand } from './commands.ts';
import type { raffle as texts } from './raffle.ko.ts';
import styles from './raffle.module.css';

/** `eventName`: what gives tickets for recommending, or will; null where nothing does. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, who } = visitOf(context);
  const [event, mine] = await Promise.all([
    api(getEventPage, {}),
    who('user') === null ? null : api(getRecommender),
  ]);
  const isGiving =
    event !== null && event.state !== 'closed' && event.sources.some(({ source }) => source === 'recommend');
  return { eventName: isGiving ? event.name : null, mine };
}

const HERE = '/ipo/contents/event/recommender';

/** `/ipo/contents/event/recommender`: one's own code to pass on, and who told one; `?code=` comes with a link. */
export default function Recommender({ loaderData: { eventName, mine } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const picture = {
    image: `/transfer/share/recommender/${encodeURIComponent(code)}.png?lang=${language}`,
    ...{ drawn: true, imageAlt: t('recommend.picture', { event: eventName ?? '', code }) },
  };
  const next = encodeURIComponent(code ? `${HERE}?code=${encodeURIComponent(code)}` : HERE);
  return (
    <Section tone="paper" tight aria-labelledby="recommend">
      <PageMeta
        title={eventName ?? t('ways.recommend')}
        description={t(eventName === null ? 'recommend.none' : 'recommend.lede')}
        {...(code !== '' && { query: `code=${encodeURIComponent(code)}`, noIndex: true })}
        {...(code !== '' && eventName !== null && picture)}
      />
      <div className={styles.crumbs}>
        <Breadcrumbs
          crumbs={[{ text: t('name'), to: '/ipo/contents/event' }, { text: t('ways.recommend') }]}
        />
      </div>
      <div className={styles.hero}>
        <div>
          <Heading level={1} size="display" id="recommend">
            {t('recommend.title')}
          </Heading>
          <p className={styles.lede}>{t(eventName === null ? 'recommend.none' : 'recommend.lede')}</p>
          <p className={styles.actions}>
            <TextLink to="/ipo/contents/event">{t('recommend.back')}</TextLink>
          </p>
        </div>
        {eventName === null ? null : mine ? (
          <Stack gap={5}>
            <OwnCode mine={mine} />
            <NamedBy key={mine.by} mine={mine} code={code} />
          </Stack>
        ) : (
          <div className={styles.card}>
            <Heading size="xl">{t('recommend.login')}</Heading>
            <p className={styles.actions}>
              <ButtonLink variant="primary" to={`/auth/login?next=${next}`}>
                {t('login')}
              </ButtonLink>
              <ButtonLink variant="line" to={`/auth/sign?next=${next}`}>
                {t('signUp')}
              </ButtonLink>
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}

function OwnCode({ mine }: { mine: Recommending }) {
  const t = useTexts<typeof texts>('raffle');
  const { origin } = useRootData();
  const url = `${origin}${HERE}?code=${mine.code}`;
  const share = () =>
    shareAddress(
      { text: t('recommend.shareText', { code: mine.code }), url },
      { copied: t('recommend.copied'), notCopied: t('recommend.notCopied') },
    );
  return (
    <section className={styles.card} aria-labelledby="own-code">
      <Heading size="xl" id="own-code">
        {t('recommend.code')}
      </Heading>
      <p className={styles.code}>{mine.code}</p>
      <Button variant="primary" icon="external" onClick={() => void share()}>
        {t('recommend.share')}
      </Button>
      <h3>{t('recommend.named', { count: mine.count })}</h3>
      <p className={styles.note}>
        {mine.named.length > 0 ? mine.named.join(', ') : t('recommend.namedNone')}
      </p>
    </section>
  );
}

function NamedBy({ mine, code }: { mine: Recommending; code: string }) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send(form: FormData) {
    setProblem(null);
    setBusy(true);
    const answer = await eventCommand('recommend', { code: String(form.get('code') ?? '') });
    setBusy(false);
    if (answer.kind === 'done') {
      toast.success(t('recommend.done'));
      await revalidate();
    } else if (answer.kind === 'refused') setProblem(answer.problem.message);
    else if (answer.kind !== 'cancelled') setProblem(answer.problem?.message ?? t('unreached'));
  }
  return (
    <section className={styles.card} aria-labelledby="who-told">
      <Heading size="xl" id="who-told">
        {t('recommend.who')}
      </Heading>
      {mine.by !== null && <p>{t('recommend.by', { name: mine.by })}</p>}
      {mine.by === null && mine.until === null && <p>{t('recommend.late')}</p>}
      {mine.until !== null && (
        <form
          className={styles.naming}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send(new FormData(event.currentTarget));
          }}
        >
          <Field
            label={t('recommend.whoLabel')}
            name="code"
            error={problem}
            hint={t('recommend.whoHint', { until: momentText(mine.until, language) })}
          >
            <TextInput
              defaultValue={code}
              maxLength={10}
              autoComplete="off"
              autoCapitalize="characters"
              numeric
            />
          </Field>
          <Button type="submit" variant="line" busy={busy}>
            {t('recommend.submit')}
          </Button>
        </form>
      )}
    </section>
  );
}
