import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { Bib } from '../../ui/lane/bib.tsx';
import { Chequered } from '../../ui/lane/chequered.tsx';
import { Lane } from '../../ui/lane/lane.tsx';
import { LaneThin } from '../../ui/lane/lane-thin.tsx';
import { LoadingLane } from '../../ui/lane/loading-lane.tsx';
import { Status, type StatusKind } from '../../ui/lane/status.tsx';
import { StepList } from '../../ui/lane/step-list.tsx';
import { TrackName } from '../../ui/lane/track-name.tsx';
import { VerticalLane } from '../../ui/lane/vertical-lane.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { gallery } from './gallery.ko.ts';

const kinds = [
  'upcoming',
  'open',
  'closed',
  'announced',
  'draft',
  'unsent',
  'submitted',
  'cancelled',
  'ok',
  'bad',
] as const satisfies StatusKind[];
const tracks = ['sprout', 'challenge', 'campus', 'growth', 'global'] as const;
const form = ['team', 'leader', 'members', 'papers', 'review'] as const;
const stages = ['apply', 'screening', 'pitch', 'exhibition', 'final'] as const;

function stateAt(index: number, now: number) {
  if (index < now) return 'done';
  return index === now ? 'now' : 'ahead';
}

export function GalleryLanes() {
  const t = useTexts<typeof gallery>('gallery');
  const { brand } = useRootData();
  return (
    <Stack gap={7}>
      <Row>
        {tracks.map((track, index) => (
          <TrackName key={track} lane={index + 1} size="md" name={t(`track.${track}`)} />
        ))}
      </Row>
      <Row>
        {kinds.map((kind) => (
          <Status key={kind} kind={kind} />
        ))}
        <Status kind="open">{t('lane.applying')}</Status>
      </Row>
      <Lane
        lane={3}
        label={t('lane.steps')}
        numbered
        legs={form.map((key, index) => ({
          key,
          label: t(`lane.${key}`),
          state: stateAt(index, 3),
          at: 45,
          to: index < 3 ? '/test' : undefined,
        }))}
      />
      <Lane
        legs={stages.map((key, index) => ({
          key,
          label: t(`lane.${key}`),
          note: '06.04 – 06.19',
          state: stateAt(index, 0),
          at: 100,
        }))}
      />
      <Lane
        past
        legs={stages.map((key, index) => ({
          key,
          label: t(`lane.${key}`),
          state: index < 3 ? 'done' : 'ahead',
        }))}
      />
      <LaneThin
        legs={[
          { key: 'draft', label: <Status kind="draft" inherit />, state: 'now', at: 70 },
          { key: 'submitted', label: t('lane.review'), state: 'ahead' },
        ]}
      />
      <VerticalLane
        lane={3}
        stages={stages.slice(0, 3).map((key, index) => ({
          key,
          state: stateAt(index, 0),
          at: 70,
          content: (
            <Row align="between">
              <Heading level={3} size="xl">
                {t(`lane.${key}`)} <Status kind={index ? 'upcoming' : 'open'} />
              </Heading>
              {index === 0 && <Button variant="ink">{t('lane.edit')}</Button>}
            </Row>
          ),
        }))}
      />
      <StepList
        steps={[
          {
            key: 'consent',
            state: 'done',
            title: t('lane.consent'),
            summary: t('lane.consentSummary'),
            action: (
              <MoreLink to="/test" size="sm" arrow={false}>
                {t('lane.edit')}
              </MoreLink>
            ),
          },
          {
            key: 'identity',
            state: 'now',
            at: 66,
            title: t('lane.identity'),
            children: t('field.birthHint'),
          },
          { key: 'password', state: 'ahead', title: t('field.password') },
        ]}
      />
      <Bib
        lane={3}
        number="3-0417"
        team={t('lane.teamName')}
        band={t('lane.league', { brand })}
        bandEnd={t('lane.band')}
        facts={[
          { key: 'at', term: t('lane.at'), text: '2026.05.20 16:42:07' },
          { key: 'leader', term: t('lane.leader'), text: t('field.nameValue') },
          { key: 'members', term: t('lane.members'), text: t('lane.two') },
          { key: 'count', term: t('lane.count'), text: t('lane.first') },
        ]}
      />
      <Chequered>
        <Heading size="2xl">{t('lane.finish')}</Heading>
        <p>{t('lane.finishText')}</p>
      </Chequered>
      <LoadingLane />
    </Stack>
  );
}
