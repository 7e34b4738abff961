import { getPastDetail, tellPastNews } from '@chulbal/contract/past-companies/past-companies';
import { pastEventKindNames, pastEventKinds } from '@chulbal/contract/past-companies/values';
import { data, Form, redirect, useNavigation } from 'react-router';
import { numberOf } from '../../../lib/address-numbers.ts';
import { problemOf } from '../../../lib/api-error.ts';
import { flash } from '../../../lib/flash.server.ts';
import { oneOf } from '../../../lib/one-of.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { requireUser } from '../../../lib/require-user.server.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { isoDate } from '../../../ui/form/typing.ts';
import { FormGrid } from '../../../ui/layout/form-grid.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import { holdsAnswers, useReply } from '../../../ui/sign-in/form-reply.ts';
import { useFormErrors } from '../../../ui/sign-in/use-form-errors.ts';
import type { pastCompanies as texts } from '../past-companies.ko.ts';
import type { Route } from './+types/past-news';
import styles from './news.module.css';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { peNo, teamName } = await visitOf(context).api(getPastDetail, { peNo: numberOf(params.peNo) });
  return { peNo, teamName };
}

const fields = ['relation', 'day', 'kind', 'title', 'text', 'correction'] as const;
type Values = Record<(typeof fields)[number], string>;

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData();
  const values = Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')])) as Values;
  const peNo = numberOf(params.peNo);
  const { relation, day, title, text, correction } = values;
  const hasLine = [day, title, text].some((one) => one.trim() !== '');
  const kind = oneOf(pastEventKinds, values.kind) ?? 'news';
  const event = hasLine ? { day: isoDate(day) ?? day, kind, title, text } : null;
  const result = await visitOf(context).attempt(tellPastNews, { peNo, relation, event, correction });
  if (result.ok) return redirect('/ipo/past/apply', flash('newsTold'));
  const problem = problemOf(result.error);
  const errors = Object.fromEntries(
    Object.entries(problem.fields).map(([path, said]) => [path.replace(/^event\./, ''), said]),
  );
  const beside = Object.keys(errors).length > 0;
  return data({ values, errors, message: beside ? undefined : problem.message }, { status: 422 });
}

type Answer = NonNullable<Route.ComponentProps['actionData']>;

const unanswered: Pick<Answer, 'errors' | 'message'> & Partial<Answer> = { errors: {}, message: undefined };

/** `/ipo/past/apply/{peNo}`: a line of news with its day, or what is wrong on the page. */
export default function PastNews({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pastCompanies');
  const language = useLanguage();
  const busy = useNavigation().state === 'submitting';
  const { peNo, teamName: team } = loaderData;
  const reply = useReply(unanswered, actionData);
  const { errors, onChange } = useFormErrors(reply);
  const { values } = reply;
  return (
    <>
      <PageMeta title={t('news.title', { team })} noIndex />
      <Wrap narrow className={styles.page}>
        <PageHead
          title={t('news.title', { team })}
          lede={t('news.lede')}
          crumbs={[
            { text: t('name'), to: '/ipo/contents/past-exhibition' },
            { text: team, to: `/ipo/past/detail/${peNo}` },
            { text: t('tell') },
          ]}
        />
        <Form
          method="post"
          noValidate
          data-unsent={holdsAnswers(reply) || undefined}
          onChange={onChange}
          className={styles.form}
        >
          <Stack gap={6}>
            {reply.message && <ErrorSummary errors={{}} message={reply.message} />}
            <Field
              required
              label={t('news.relation', { team })}
              name="relation"
              hint={t('news.relationHint')}
              error={errors.relation}
            >
              <TextInput maxLength={100} defaultValue={values?.relation} />
            </Field>
            <fieldset className={styles.line}>
              <legend>{t('news.line')}</legend>
              <p className={styles.quiet}>{t('news.lineText')}</p>
              <FormGrid>
                <Field optional label={t('news.day')} name="day" error={errors.day}>
                  <DateField defaultValue={values?.day} />
                </Field>
                <Field optional label={t('news.kind')} name="kind" error={errors.kind}>
                  <Select
                    defaultValue={values?.kind ?? 'news'}
                    options={pastEventKinds.map((kind) => ({
                      value: kind,
                      text: pastEventKindNames[kind][language],
                    }))}
                  />
                </Field>
                <Field
                  full
                  optional
                  label={t('news.what')}
                  name="title"
                  hint={t('news.whatHint')}
                  error={errors.title}
                >
                  <TextInput maxLength={80} defaultValue={values?.title} />
                </Field>
                <Field full optional label={t('news.more')} name="text" error={errors.text}>
                  <TextInput maxLength={200} defaultValue={values?.text} />
                </Field>
              </FormGrid>
            </fieldset>
            <Field
              optional
              label={t('news.correction')}
              name="correction"
              hint={t('news.correctionHint')}
              error={errors.correction}
            >
              <TextArea rows={5} max={2000} defaultValue={values?.correction} />
            </Field>
            <div className={styles.buttons}>
              <Button type="submit" variant="primary" busy={busy}>
                {t('news.send')}
              </Button>
              <ButtonLink variant="line" to={`/ipo/past/detail/${peNo}`}>
                {t('news.cancel')}
              </ButtonLink>
            </div>
          </Stack>
        </Form>
      </Wrap>
    </>
  );
}
