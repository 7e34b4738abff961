import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { gallery } from './gallery.ko.ts';

export function GalleryActions() {
  const t = useTexts<typeof gallery>('gallery');
  return (
    <Stack gap={5}>
      <Row>
        <Button variant="primary" size="lg" iconEnd="arrow-right">
          {t('action.start')}
        </Button>
        <Button variant="ink" icon="download">
          {t('action.pdf')}
        </Button>
        <Button icon="chevron-left">{t('action.back')}</Button>
        <Button variant="ghost">{t('action.save')}</Button>
        <Button variant="danger">{t('action.cancel')}</Button>
      </Row>
      <Row>
        <Button variant="ink" size="sm">
          {t('action.save')}
        </Button>
        <Button size="sm">{t('action.save')}</Button>
        <Button variant="ghost" size="sm" disabled>
          {t('action.done')}
        </Button>
        <Button variant="ink" busy>
          {t('action.sending')}
        </Button>
        <IconButton icon="pencil" label={t('lane.edit')} />
        <IconButton icon="search" line label={t('field.school')} />
      </Row>
      <Row>
        <ButtonLink to="/test" variant="line">
          {t('action.next')}
        </ButtonLink>
        <MoreLink to="/test">{t('action.more')}</MoreLink>
        <TextLink to="/test">{t('action.link')}</TextLink>
      </Row>
    </Stack>
  );
}
