import { createSeason, listDraftedSeasons } from '@chulbal/contract/seasons/operators';
import { fullDayText } from '@chulbal/contract/time-texts';
import { Form, redirect, useNavigation } from 'react-router';
import { problemOf } from '../../lib/api-error.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/seasons';
import { nameOf } from './name-of.ts';
import type { seasonBuilder as texts } from './season-builder.ko.ts';
import styles from './seasons.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const seasons = await api(listDraftedSeasons);
  const years = seasons.map(({ year }) => year);
  const thisYear = Number(new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 4));
  return { seasons, nextYear: Math.max(thisYear, ...years.map((year) => year + 1)) };
}

/** Begins a season and goes to it; what was typed comes back with what is wrong with it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { attempt } = visitOf(context);
  const form = await request.formData();
  const [year, from] = [String(form.get('year') ?? ''), String(form.get('copyFrom') ?? '')];
  const input = { year: Number(year), copyFrom: from === '' ? null : Number(from) };
  const result = await attempt(createSeason, input);
  if (result.ok) return redirect(`/console/seasons/${result.data.plan.year}`);
  return { year, copyFrom: from, problem: problemOf(result.error) };
}

/** Every season, newest first, and beginning a new one. */
export default function Seasons({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  const { can } = useOperator();
  const { seasons } = loaderData;
  return (
    <>
      <PageHead title={t('seasonTitle')} />
      <div className={styles.page}>
        {seasons.length > 0 ? (
          <ul className={styles.seasons} aria-label={t('seasonTitle')}>
            {seasons.map((season) => (
              <li key={season.year}>
                <Link to={`/console/seasons/${season.year}`} className={styles.season}>
                  <span className={styles.year}>{season.year}</span>
                  <span className={styles.name}>
                    <b>{nameOf(season.name, language) ?? t('seasonUnnamed')}</b>
                    <small>
                      {t('facts', { tracks: season.tracks, submitted: season.submitted.toLocaleString() })}
                    </small>
                  </span>
                  <span className={styles.state}>
                    <StateMark kind={kinds[season.status]}>{t(`status.${season.status}`)}</StateMark>
                    <small>
                      {season.publishedAt
                        ? t('version', {
                            version: season.rulesVersion,
                            day: fullDayText(season.publishedAt, language),
                          })
                        : t('never')}
                    </small>
                    {season.changed && season.publishedAt && <small>{t('changed')}</small>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.empty}>
            <h2>{t('seasonEmpty.title')}</h2>
            <p>{can('editSeason') ? t('seasonEmpty.text') : t('seasonEmpty.view')}</p>
          </div>
        )}
        {can('editSeason') && (
          <NewSeason
            seasons={seasons}
            nextYear={loaderData.nextYear}
            failed={actionData ?? null}
            key={loaderData.nextYear}
          />
        )}
      </div>
    </>
  );
}

const kinds = { draft: 'wait', published: 'ok', finished: 'off' } as const;

type Seasons = Route.ComponentProps['loaderData']['seasons'];
type Failed = Route.ComponentProps['actionData'];
type NewProps = { seasons: Seasons; nextYear: number; failed: Failed | null };

function NewSeason({ seasons, nextYear, failed }: NewProps) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const busy = useNavigation().state !== 'idle';
  const { fields = {}, message } = failed?.problem ?? {};
  return (
    <section className={styles.begin} aria-labelledby="begin">
      <h2 id="begin">{t('begin.title')}</h2>
      <Form method="post" className={styles.form}>
        <Field label={t('begin.year')} name="year" error={fields.year} required>
          <TextInput numeric inputMode="numeric" defaultValue={failed?.year ?? nextYear} />
        </Field>
        <Field label={t('begin.from')} name="copyFrom" hint={t('begin.hint')} error={fields.copyFrom}>
          <Select
            placeholder={t('begin.empty')}
            defaultValue={failed?.copyFrom ?? seasons[0]?.year ?? ''}
            options={seasons.map(({ year }) => ({
              value: String(year),
              text: t('begin.copy', { year }),
            }))}
          />
        </Field>
        {message && Object.keys(fields).length === 0 && (
          <div role="alert">
            <FieldError>{message}</FieldError>
          </div>
        )}
        <Button type="submit" variant="primary" busy={busy}>
          {t('begin.go')}
        </Button>
      </Form>
    </section>
  );
}
