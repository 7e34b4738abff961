import { beginCompany, getRegistration, myCompanies } from '@chulbal/contract/companies/companies';
import { Form, redirect } from 'react-router';
import { numberOf } from '../../../lib/address-numbers.ts';
import { momentText, spanText } from '../../../lib/korean-time.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { requireUser } from '../../../lib/require-user.server.ts';
import { useLanguage, usePreloadedTexts, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { companies as texts } from '../companies.ko.ts';
import type { Route } from './+types/registration';
import styles from './company-editor.module.css';

export const middleware = [requireUser];

/** My teams of an exhibition: where nothing is begun there is one button, where it is, the way to the page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = visitOf(context);
  const igNo = numberOf(params.igNo);
  const first = await api(getRegistration, { igNo });
  const teams = (await api(myCompanies)).filter(({ baseInfo }) => baseInfo.igNo === igNo);
  return { writesFrom: first.writesFrom, writesUntil: first.writesUntil, opensAt: first.opensAt, teams };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { api } = visitOf(context);
  const igNo = numberOf(params.igNo);
  const teamNo = Number((await request.formData()).get('teamNo')) || 0;
  const { company } = await api(beginCompany, { igNo, teamNo });
  return redirect(`/ipo/apply/${igNo}/${company?.icNo}`);
}

/** `/ipo/apply/{igNo}` */
export default function RegistrationPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  usePreloadedTexts(['site-companies'], language);
  const t = useTexts<typeof texts>('companies');
  const { writesFrom, writesUntil, opensAt, teams } = loaderData;
  return (
    <Wrap narrow>
      <PageMeta title={t('registration.title')} noIndex />
      <PageHead title={t('registration.title')} lede={t('registration.lede')} />
      {teams.map(({ baseInfo, icNo, state, until }) => (
        <section key={baseInfo.teamNo} className={styles.registration} aria-label={baseInfo.teamName}>
          <div>
            <h2>
              <LaneNo lane={baseInfo.lane} /> {baseInfo.teamName}
            </h2>
            <p className={styles.kicker}>
              {[baseInfo.trackName, baseInfo.teamRegion].filter(Boolean).join(' · ')}
            </p>
          </div>
          <DefinitionList
            facts={[
              ...(baseInfo.ipoNo === null
                ? []
                : [{ key: 'ipoNo', term: t('registration.number'), text: baseInfo.ipoNo }]),
              { key: 'state', term: t('registration.state'), text: t(`states.${state}`) },
              {
                key: 'writing',
                term: t('registration.writing'),
                text: spanText(writesFrom, writesUntil, language),
              },
              { key: 'opens', term: t('registration.opens'), text: momentText(opensAt, language) },
            ]}
          />
          {icNo !== null && (
            <div>
              <ButtonLink variant="primary" to={`/ipo/apply/${baseInfo.igNo}/${icNo}`}>
                {until ? t('registration.goOn') : t('registration.see')}
              </ButtonLink>
            </div>
          )}
          {icNo === null && until && (
            <Form method="post">
              <input type="hidden" name="teamNo" value={baseInfo.teamNo} />
              <Button variant="primary" type="submit">
                {t('registration.begin')}
              </Button>
            </Form>
          )}
          {icNo === null && !until && <p>{t('registration.closed')}</p>}
        </section>
      ))}
    </Wrap>
  );
}
