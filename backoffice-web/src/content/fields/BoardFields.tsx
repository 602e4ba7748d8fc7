import { FormDataConsumer } from 'react-admin';
import { Board } from '@talloor/look/Board.tsx';
import { boardIconNames, boardNames } from '@talloor/look/boardOf.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { ChoiceField } from './ChoiceField.tsx';

const choicesOf = (names: readonly string[]) => names.map((value) => ({ value, name: value }));

export const BoardField = ({ icon = null }: { icon?: string | null }) => {
  const { t } = useOfficeText();
  return (
    <ChoiceField
      source="board"
      label={t('content.board')}
      choices={boardNames.map((value) => ({ value, name: t(`content.boards.${value}`) }))}
      isNull={false}
      look={(board) => <Board board={board ?? ''} icon={icon} size="row" />}
    />
  );
};

/** @param isNull whether none is null or empty */
export const IconField = ({ isNull }: { isNull: boolean }) => {
  const { t } = useOfficeText();
  return (
    <FormDataConsumer>
      {({ formData }) => (
        <ChoiceField
          source="icon"
          label={t('content.icon')}
          noneLabel={t('content.noIcon')}
          choices={choicesOf(boardIconNames)}
          isNull={isNull}
          look={(icon) => (
            <Board board={(formData['board'] as string) ?? 'dry'} icon={icon === '' ? null : icon} size="row" />
          )}
        />
      )}
    </FormDataConsumer>
  );
};
