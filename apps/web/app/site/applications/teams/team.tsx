import { listVerifications } from '@chulbal/contract/announcements/announcements';
import { getTeam, listTeams } from '@chulbal/contract/applications/teams';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { numberOf } from '../../../lib/address-numbers.ts';
import { periodText } from '../../../lib/korean-time.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { copyText } from '../../../lib/share-address.ts';
import type { TextsHandle } from '../../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { LazyPicture } from '../../../ui/feedback/lazy-picture.tsx';
import { Lane } from '../../../ui/lane/lane.tsx';
import { TrackName } from '../../../ui/lane/track-name.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import { VerificationLinks } from '../../announcements/verification-links.tsx';
import type { apply as texts } from '../apply.ko.ts';
import type { Route } from './+types/team';
import { queryText } from './team-filters.ts';
import styles from './teams.module.css';

export const handle: TextsHandle = { texts: ['site-announcements'] };

/** One team; a number that is none, or of a team that has not applied, is not found. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, attempt, now } = visitOf(context);
  const teamNo = numberOf(params.teamNo);
  const [team, open] = await Promise.all([api(getTeam, { teamNo }), attempt(listVerifications, {})]);
  const verifications = open.ok ? open.data.filter(({ trackNo }) => trackNo === team.trackNo) : [];
  const others = await attempt(listTeams, { trackNo: team.trackNo, page: 1, size: 1 });
  const similar = others.ok ? others.data.totalElements - 1 : 0;
  return { team, verifications, similar, now: now.getTime() };
}

/** A team that has applied: what it makes, and how far along its lane it is. */
export default function Team({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('apply');
  const language = useLanguage();
  const { team, verifications, similar, now } = loaderData;
  return (
    <>
      <PageMeta
        title={team.teamName}
        description={t('team.description', { team: team.teamName, item: team.itemName })}
      />
      <Wrap>
        <PageHead
          title={team.teamName}
          crumbs={[
            { text: t('team.contest') },
            { text: t('team.teams'), to: '/contest/apply-team' },
            { text: team.teamName },
          ]}
          kicker={<TrackName lane={team.lane} name={`${team.trackName} · ${team.seasonName}`} size="sm" />}
          lede={t('team.lede', { item: team.itemName, part: team.itemPart, track: team.trackName })}
          aside={
            team.logo && (
              <div className={styles.logo}>
                <LazyPicture
                  src={`/transfer/file/${team.logo}`}
                  alt={t('team.logo', { team: team.teamName })}
                  ratio="1 / 1"
                  fit="contain"
                />
              </div>
            )
          }
        />
        <DefinitionList
          ruled
          facts={[
            { key: 'part', term: t('team.part'), text: team.itemPart },
            { key: 'tech', term: t('team.tech'), text: team.tech },
            { key: 'region', term: t('team.region'), text: team.region },
            {
              key: 'members',
              term: t('team.members'),
              text: t('team.memberCount', { count: team.memberCount }),
            },
          ]}
        />
      </Wrap>
      <Section tight aria-labelledby="stages">
        <Heading level={2} size="xl" id="stages">
          {t('team.stages', { track: team.trackName })}
        </Heading>
        <div style={{ marginBlock: 'var(--space-5) var(--space-6)' }}>
          <Lane
            lane={team.lane}
            label={t('team.stages', { track: team.trackName })}
            legs={team.stages.map((stage) => {
              const state = stageState(stage, now);
              return {
                key: String(stage.stageNo),
                label: stage.name,
                note: periodText(stage.opensAt, stage.closesAt, language),
                state: state === 'upcoming' ? 'ahead' : state === 'open' ? 'now' : 'done',
              };
            })}
          />
        </div>
        <VerificationLinks verifications={verifications} />
        <div className={styles.ways}>
          <CopyLink />
          {similar > 0 && (
            <ButtonLink
              variant="line"
              iconEnd="arrow-right"
              to={`/contest/apply-team?${queryText({ page: 1, year: team.year, track: team.trackNo, region: undefined, keyword: undefined })}`}
            >
              {t('team.similar', { track: team.trackName, count: similar })}
            </ButtonLink>
          )}
          <ButtonLink variant="ghost" icon="chevron-left" to="/contest/apply-team">
            {t('team.back')}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

/** The way to send the page to somebody. */
function CopyLink() {
  const t = useTexts<typeof texts>('apply');
  const copy = () =>
    copyText(location.origin + location.pathname, {
      copied: t('team.copied'),
      notCopied: t('team.notCopied'),
    });
  return (
    <Button icon="copy" onClick={() => void copy()}>
      {t('team.copy')}
    </Button>
  );
}
