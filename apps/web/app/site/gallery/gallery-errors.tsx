import { type ErrorName, errors, errorText } from '@chulbal/contract/errors';
import { toast } from '../../lib/toast.ts';
import { useLanguage } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Row } from '../../ui/layout/row.tsx';

/** Every row of the error table as a button that says its words. */
export function GalleryErrors() {
  const language = useLanguage();
  return (
    <Row>
      {Object.entries(errors).map(([name, { code }]) => (
        <Button key={name} size="sm" onClick={() => toast.error(errorText(name as ErrorName, language))}>
          {code} {name}
        </Button>
      ))}
    </Row>
  );
}
