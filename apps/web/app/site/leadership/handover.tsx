import type { OutputOf } from '@chulbal/contract/endpoint';
import type { LeadershipOffer, listLeadership } from '@chulbal/contract/leadership';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { siteCommands } from '../../lib/command/commands.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import type { leadership as texts } from './leadership.ko.ts';
import styles from './leadership.module.css';

type Facts = OutputOf<typeof listLeadership>;

const command = siteCommands('leadership');

/** My teams with whom they can be handed to, and the offers that stand: given and got. */
export function Handover({ teams, offers }: Facts) {
  const free = teams.filter(({ teamNo }) => !offers.some((offer) => offer.teamNo === teamNo));
  return (
    <Stack gap={6}>
      {offers.map((offer) => (
        <Offer key={offer.teamNo} offer={offer} tmNo={memberOf(teams, offer)} />
      ))}
      {free.map((team) => (
        <OfferForm key={team.teamNo} team={team} />
      ))}
    </Stack>
  );
}

function memberOf(teams: Facts['teams'], { teamNo, memberName }: LeadershipOffer): number | null {
  const members = teams.find((team) => team.teamNo === teamNo)?.members ?? [];
  return members.find(({ name }) => name === memberName)?.tmNo ?? null;
}

/** Sends one of the commands; says what was done and shows the page anew. */
function useSending() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function sending(send: () => ReturnType<typeof command>, done: string): Promise<void> {
    setBusy(true);
    const reply = await send();
    setBusy(false);
    if (reply.kind === 'refused') toast.error(reply.problem.message);
    if (reply.kind !== 'done') return;
    toast.success(done);
    await revalidate();
  }
  return { busy, sending };
}

function OfferForm({ team }: { team: Facts['teams'][number] }) {
  const t = useTexts<typeof texts>('leadership');
  const { busy, sending } = useSending();
  const [tmNo, setTmNo] = useState('');
  const [missing, setMissing] = useState(false);
  const { teamNo, teamName, members } = team;
  const member = members.find((one) => String(one.tmNo) === tmNo);
  function offer() {
    setMissing(!member);
    if (!member) return;
    const input = { teamNo, tmNo: member.tmNo };
    void sending(() => command('offer', input), t('offered', { member: member.name }));
  }
  return (
    <section aria-label={t('team', { team: teamName })} className={styles.team}>
      <h3>{t('team', { team: teamName })}</h3>
      {members.length === 0 ? (
        <p className={styles.none}>{t('nobody')}</p>
      ) : (
        <div className={styles.form}>
          <Field label={t('to')} id={`heir-${teamNo}`} error={missing ? t('choose') : undefined}>
            <Select
              value={tmNo}
              onChange={(event) => setTmNo(event.currentTarget.value)}
              placeholder={t('choose')}
              options={members.map((one) => ({ value: String(one.tmNo), text: one.name }))}
            />
          </Field>
          <Button variant="line" busy={busy} onClick={offer}>
            {t('offer')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Offer({ offer, tmNo }: { offer: LeadershipOffer; tmNo: number | null }) {
  const t = useTexts<typeof texts>('leadership');
  const language = useLanguage();
  const { busy, sending } = useSending();
  const { teamNo, teamName, lane, leaderName, memberName, mine, expiresAt } = offer;
  const moment = momentText(expiresAt, language);
  const end = (done: string) => void sending(() => command('end', { teamNo }), done);
  return (
    <section aria-label={t('team', { team: teamName })} className={styles.team}>
      <h3>{t('team', { team: teamName })}</h3>
      <div className={styles.pass} data-lane={laneColour(lane)}>
        <Badge band={t('now')} name={leaderName} />
        <Icon name="arrow-right" className={styles.arrow} />
        <Badge band={t('next')} name={memberName} waiting />
      </div>
      <p className={styles.what}>
        {mine === 'given'
          ? t('given', { member: memberName, moment })
          : t('got', { leader: leaderName, team: teamName, moment })}
      </p>
      <div className={styles.acts}>
        {mine === 'got' && (
          <>
            <Button
              variant="ink"
              busy={busy}
              onClick={() =>
                void sending(() => command('accept', { teamNo }), t('accepted', { team: teamName }))
              }
            >
              {t('accept')}
            </Button>
            <Button variant="line" busy={busy} onClick={() => end(t('declined'))}>
              {t('decline')}
            </Button>
          </>
        )}
        {mine === 'given' && (
          <>
            {tmNo !== null && (
              <Button
                variant="line"
                busy={busy}
                onClick={() =>
                  void sending(() => command('offer', { teamNo, tmNo }), t('offered', { member: memberName }))
                }
              >
                {t('again')}
              </Button>
            )}
            <Button variant="ghost" busy={busy} onClick={() => end(t('takenBack'))}>
              {t('takeBack')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** A runner's number with a name: dashed while it waits. */
function Badge({ band, name, waiting }: { band: string; name: string; waiting?: boolean }) {
  return (
    <p className={styles.badge} data-waiting={waiting}>
      <small>{band}</small>
      <b>{name}</b>
    </p>
  );
}
