import { type Color, type Good, ROWS, type Row } from '@amyitis/engine'
import type { TableModel } from '../board/model.ts'
import { Spot, Spots } from '../board/target-button.tsx'
import { CubeIcon } from '../icons/cube-icon.tsx'
import { Icon } from '../icons/icon.tsx'
import { Panel } from '../theme/panel.tsx'
import { indices } from './indices.ts'
import { partOf } from './part.ts'
import './fields.css'

interface FieldProps {
  readonly table: TableModel
  readonly row: Row
  readonly place: number
  readonly good: Good
  readonly cube: Color | undefined
  readonly next: boolean
}

function Field({ table, row, place, good, cube, next }: FieldProps) {
  const { state, text, players, deciding } = table
  const looked = next && deciding !== undefined && table.looked?.target === `row ${row}`
  const owner = looked ? state.seats[deciding].color : cube
  const who = cube === undefined ? undefined : players[state.seats.findIndex((seat) => seat.color === cube)].name
  const classes = ['field', next && 'is-next', owner !== undefined && 'is-taken']
  return (
    <span className={classes.filter(Boolean).join(' ')} data-good={good} data-at={`row ${row} ${place}`}>
      <Icon name={good} size={26} label={text.name('good', good)} className="field-good" />
      {owner === undefined ? null : (
        <CubeIcon color={owner} size={25} label={who} className={looked ? 'field-cube is-ghost' : 'field-cube'} />
      )}
    </span>
  )
}

const TARGETS = ROWS.map((row) => `row ${row}`)

const OUTLOOK = { places: ['row'], sees: ({ state }: TableModel) => state.fields }

/** R6.1 The two rows of fields with the goods they bring. */
export const Fields = partOf(OUTLOOK, function Fields({ table }: { readonly table: TableModel }) {
  const { state, text, box } = table
  return (
    <Panel title={text.t('table.fields')} className="fields">
      <Spots table={table} targets={TARGETS}>
        <ul className="fields-rows">
          {ROWS.map((row) => (
            <li key={row}>
              <Spot table={table} target={`row ${row}`} className="field-row">
                <span className="visually-hidden">{text.name('row', row)}</span>
                {indices(box.edition.fields[row]).map((place) => (
                  <Field
                    key={place}
                    table={table}
                    row={row}
                    place={place}
                    good={box.edition.fields[row][place]}
                    cube={state.fields[row][place]}
                    next={place === state.fields[row].length}
                  />
                ))}
              </Spot>
            </li>
          ))}
        </ul>
      </Spots>
      <p className="fields-reward">
        {text.t('table.fields.reward')}
        {'\u00a0'}
        <Icon name="gardener" size={18} label={text.name('court', 'gardener')} />
      </p>
    </Panel>
  )
})
