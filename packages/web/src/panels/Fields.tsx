import { type Box, type Color, type Good, ROWS, type Row, type State } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { memo } from 'react'
import type { PlayerInfo, TableModel } from '../board/model.ts'
import { TargetButton, TargetGroup } from '../board/TargetButton.tsx'
import type { Target, TargetKind } from '../board/target.ts'
import { type Targets, useTargets } from '../board/use-targets.ts'
import { CubeIcon } from '../icons/CubeIcon.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Panel } from '../theme/Panel.tsx'
import { indices } from './indices.ts'
import { ownerName } from './seats.ts'
import './fields.css'

interface FieldsPanelProps {
  readonly part: boolean
  readonly text: Text
  readonly box: Box
  readonly fields: State['fields']
  readonly players: readonly PlayerInfo[]
  readonly deciding: number | undefined
  readonly targets: Targets
}

interface FieldProps extends Pick<FieldsPanelProps, 'text' | 'players' | 'deciding' | 'targets'> {
  readonly row: Row
  readonly place: number
  readonly good: Good
  readonly cube: Color | undefined
  readonly next: boolean
}

function Field({ text, players, deciding, targets, row, place, good, cube, next }: FieldProps) {
  const highlighted = next && deciding !== undefined && targets.highlighted === `row ${row}`
  const owner = highlighted ? players[deciding].color : cube
  const who = cube === undefined ? undefined : ownerName(players, text, cube)
  const classes = ['field', next && 'is-next', owner !== undefined && 'is-taken']
  return (
    <span className={classes.filter(Boolean).join(' ')} data-good={good} data-at={`row ${row} ${place}`}>
      <Icon name={good} size={26} label={text.name('good', good)} className="field-good" />
      {owner === undefined ? null : (
        <CubeIcon color={owner} size={25} label={who} className={highlighted ? 'field-cube is-ghost' : 'field-cube'} />
      )}
    </span>
  )
}

const KINDS: readonly TargetKind[] = ['row']
const ALL = ROWS.map((row): Target => `row ${row}`)

const FieldsPanel = memo(function FieldsPanel(props: FieldsPanelProps) {
  const { part, text, box, fields, players, deciding, targets } = props
  return (
    <Panel title={text.t('table.fields')} part={part} className="fields">
      <TargetGroup targets={targets} all={ALL}>
        <ul className="fields-rows">
          {ROWS.map((row) => (
            <li key={row}>
              <TargetButton targets={targets} target={`row ${row}`} className="field-row">
                <span className="visually-hidden">{text.name('row', row)}</span>
                {indices(box.edition.fields[row]).map((place) => (
                  <Field
                    key={place}
                    text={text}
                    players={players}
                    deciding={deciding}
                    targets={targets}
                    row={row}
                    place={place}
                    good={box.edition.fields[row][place]}
                    cube={fields[row][place]}
                    next={place === fields[row].length}
                  />
                ))}
              </TargetButton>
            </li>
          ))}
        </ul>
      </TargetGroup>
      <p className="fields-reward">
        {text.t('table.fields.reward')}
        {'\u00a0'}
        <Icon name="gardener" size={18} label={text.name('court', 'gardener')} />
      </p>
    </Panel>
  )
})

/** R6.1 The two rows of fields with the goods they bring. */
export function Fields({ table, part = false }: { readonly table: TableModel; readonly part?: boolean }) {
  const { text, box, state, players, deciding } = table
  const targets = useTargets(table, KINDS)
  return (
    <FieldsPanel
      part={part}
      text={text}
      box={box}
      fields={state.fields}
      players={players}
      deciding={deciding}
      targets={targets}
    />
  )
}
