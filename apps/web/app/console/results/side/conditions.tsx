import type { ResultCondition } from '@chulbal/contract/results/results';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useOperator } from '../../shell/use-operator.ts';
import { useResult } from '../result-context.ts';
import type { results as texts } from '../results.ko.ts';
import { shownConditions } from '../shown-conditions.ts';
import section from './side-panel.module.css';
import { VoidedSheets } from './voided-sheets.tsx';

/** So many names stand in the list; the rest is a number. */
const MOST_NAMED = 5;

/** What must hold before the result is finalised, each with what can be done about it beside it. */
export function Conditions() {
  const t = useTexts<typeof texts>('results');
  const { data, view } = useResult();
  const { waivers, sheetWaivers } = data;
  const conditions = shownConditions(data.conditions, view);
  const met = conditions.filter((condition) => condition.met).length;
  return (
    <section aria-labelledby="result-conditions">
      <div className={section.title}>
        <h2 id="result-conditions" tabIndex={-1}>
          {t('sideConditions.title')}
        </h2>
        <span className={section.count} data-met={met === conditions.length || undefined}>
          {met} / {conditions.length}
        </span>
      </div>
      <ul className={section.conditions}>
        {conditions.map((condition) => (
          <Condition key={condition.code} condition={condition} />
        ))}
      </ul>
      {waivers.length > 0 && (
        <details className={section.more}>
          <summary>
            {t('sideConditions.waivers')} {waivers.length}
          </summary>
          <ul>
            {waivers.map(({ evaluatorId, name, reason, by }) => (
              <li key={evaluatorId}>
                <b>{name}</b>
                <p>{t('sideConditions.waiver', { by, reason })}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {sheetWaivers.length > 0 && (
        <details className={section.more}>
          <summary>
            {t('sideConditions.sheetWaivers')} {sheetWaivers.length}
          </summary>
          <ul>
            {sheetWaivers.map(({ teamNo, sheets, reason, by }) => (
              <li key={teamNo}>
                <b>{view.teams.find((team) => team.teamNo === teamNo)?.teamName ?? teamNo}</b>
                <p>{t('sideConditions.sheetWaiver', { count: sheets, by, reason })}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <TieRecord />
    </section>
  );
}

function Condition({ condition }: { condition: ResultCondition }) {
  const t = useTexts<typeof texts>('results');
  const { data } = useResult();
  const { code, met, open, total } = condition;
  const counts = { total, open, count: open, min: data.result.rules.minSheets };
  const say = (key: ResultCondition['code'] | `${ResultCondition['code']}Open`) =>
    t(`sideConditions.${key}`, counts);
  return (
    <li data-met={met || undefined}>
      <DenseIcon name={met ? 'done' : 'stop'} />
      <div>
        <p>
          <VisuallyHidden>{t(met ? 'sideConditions.met' : 'sideConditions.open')}: </VisuallyHidden>
          {met ? say(code) : say(`${code}Open`)}
        </p>
        {!met && code === 'sheets' && <VoidedSheets />}
        {!met && <Act condition={condition} />}
      </div>
    </li>
  );
}

/** The action beside a condition that does not hold. */
function Act({ condition }: { condition: ResultCondition }) {
  const t = useTexts<typeof texts>('results');
  const { data, view, ask, past, unsaved } = useResult();
  const { can } = useOperator();
  const { code, evaluators, teamNos, open } = condition;
  const { year, trackNo, stageNo } = data.stage;
  if (past) return null;
  const nameOf = (teamNo: number) =>
    view.teams.find((team) => team.teamNo === teamNo)?.teamName ?? `${teamNo}`;
  const decides = can('finaliseResults');
  if (code === 'signatures' && decides) {
    return (
      <ul className={section.acts}>
        {evaluators.slice(0, MOST_NAMED).map(({ evaluatorId, name }) => (
          <li key={evaluatorId}>
            <span>{name}</span>
            <Button
              size="sm"
              aria-label={t('sideConditions.waiveOf', { name })}
              onClick={() => ask({ what: 'waive', evaluatorId, name })}
            >
              {t('sideConditions.waive')}
            </Button>
          </li>
        ))}
        {open > MOST_NAMED && <li>{t('sideConditions.more', { count: open - MOST_NAMED })}</li>}
      </ul>
    );
  }
  // A tie is decided under the rules that are saved.
  if (code === 'ties' && unsaved.length > 0) return <p>{t('sideConditions.saveFirst')}</p>;
  if (code === 'ties' && decides) {
    return (
      <ul className={section.acts}>
        {data.result.openTies.map((tied) => (
          <li key={tied.join(' ')}>
            <span>{tied.slice(0, MOST_NAMED).map(nameOf).join(', ')}</span>
            <Button
              size="sm"
              aria-label={t('sideConditions.decideOf', { teams: tied.map(nameOf).join(', ') })}
              onClick={() => ask({ what: 'tie', teamNos: tied })}
            >
              {t('sideConditions.decide')}
            </Button>
          </li>
        ))}
      </ul>
    );
  }
  if (code === 'minSheets' && decides && teamNos.length > 0)
    return <FewSheets teamNos={teamNos} open={open} nameOf={nameOf} />;
  const names =
    evaluators.length > 0
      ? evaluators.slice(0, MOST_NAMED).map(({ name }) => name)
      : teamNos.slice(0, MOST_NAMED).map(nameOf);
  if (code === 'market') {
    return (
      <p>
        <ButtonLink size="sm" to={`/console/market?igNo=${data.counting?.igNo ?? ''}`}>
          {t('sideConditions.toMarket')}
        </ButtonLink>
      </p>
    );
  }
  const isAboutTeams = code === 'eligibility' || code === 'completions';
  const place = isAboutTeams
    ? `/console/eligibility?year=${year}`
    : code === 'bonuses'
      ? `/console/applications?${new URLSearchParams({ year: `${year}`, trackNo: `${trackNo}`, bonus: 'pending' })}`
      : `/console/panels/${trackNo}/${stageNo}`;
  return (
    <ul className={section.acts}>
      <li>
        <span>
          {names.join(', ')}
          {names.length > 0 &&
            open > names.length &&
            ` ${t('sideConditions.more', { count: open - names.length })}`}
        </span>
        {/* Time runs by itself: there is nothing to do about it. */}
        {code !== 'deadlines' && (
          <ButtonLink size="sm" to={place}>
            {t(
              isAboutTeams
                ? 'sideConditions.toEligibility'
                : code === 'bonuses'
                  ? 'sideConditions.toBonuses'
                  : 'sideConditions.toPanels',
            )}
          </ButtonLink>
        )}
      </li>
    </ul>
  );
}

/** Teams with too few sheets: one by one or all that have any, they can be let through. */
function FewSheets({
  teamNos,
  open,
  nameOf,
}: {
  teamNos: readonly number[];
  open: number;
  nameOf: (teamNo: number) => string;
}) {
  const t = useTexts<typeof texts>('results');
  const { data, ask } = useResult();
  const { trackNo, stageNo } = data.stage;
  const judged = new Set(
    data.result.teams.filter(({ sheets }) => sheets.length > 0).map(({ teamNo }) => teamNo),
  );
  const some = teamNos.filter((teamNo) => judged.has(teamNo));
  return (
    <ul className={section.acts}>
      {teamNos.slice(0, MOST_NAMED).map((teamNo) => (
        <li key={teamNo}>
          <span>
            {nameOf(teamNo)}
            {!judged.has(teamNo) && `, ${t('sideConditions.unjudged')}`}
          </span>
          {judged.has(teamNo) && (
            <Button
              size="sm"
              aria-label={t('sideConditions.waiveSheetsOf', { name: nameOf(teamNo) })}
              onClick={() => ask({ what: 'waiveSheets', teamNos: [teamNo] })}
            >
              {t('sideConditions.waiveSheets')}
            </Button>
          )}
        </li>
      ))}
      <li>
        <span>{open > MOST_NAMED && t('sideConditions.more', { count: open - MOST_NAMED })}</span>
        {some.length > 1 && (
          <Button size="sm" onClick={() => ask({ what: 'waiveSheets', teamNos: some })}>
            {t('sideConditions.waiveAll', { count: some.length })}
          </Button>
        )}
        <ButtonLink size="sm" to={`/console/panels/${trackNo}/${stageNo}`}>
          {t('sideConditions.toPanels')}
        </ButtonLink>
      </li>
    </ul>
  );
}

function TieRecord() {
  const t = useTexts<typeof texts>('results');
  const { data, view } = useResult();
  const language = useLanguage();
  const { tieDecisions } = data;
  if (tieDecisions.length === 0) return null;
  const nameOf = (teamNo: number) =>
    view.teams.find((team) => team.teamNo === teamNo)?.teamName ?? `${teamNo}`;
  return (
    <details className={section.more}>
      <summary>
        {t('sideConditions.ties_record')} {tieDecisions.length}
      </summary>
      <ul>
        {tieDecisions.map(({ order, reason, by, at }) => (
          <li key={`${at} ${order.join(' ')}`}>
            <b>{order.map(nameOf).join(' > ')}</b>
            <p>
              {momentText(at, language)} {t('sideConditions.waiver', { by, reason })}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
