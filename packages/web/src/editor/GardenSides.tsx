import { PLAYER_COUNTS, SIDES, SQUARES } from '@amyitis/engine'
import { useText } from '../text/use-text.ts'
import { type Draft, doubleSidesOf, type Path, sourceAt, valueAt, withSideToggled, withValue } from './draft.ts'
import { useEditing } from './use-draft.ts'

/** Where a square lies in the plan: columns from left to right, rows from the bottom, with room for sides between them. */
const cellOf = (square: string) => ({
  column: 2 * 'abcd'.indexOf(square[0]) + 1,
  row: 7 - 2 * (Number(square[1]) - 1),
})

const middle = (a: number, b: number) => (a + b) / 2

function sideCell(side: string) {
  const [one, other] = side.split('-').map(cellOf)
  return { column: middle(one.column, other.column), row: middle(one.row, other.row) }
}

const at = ({ column, row }: { column: number; row: number }) => ({ gridColumn: column, gridRow: row })

const TOP = 'd4'

function withSquareToggled(draft: Draft, players: number, square: string): Draft {
  const path = `emptySquares.${players}`
  const empty = valueAt(draft, path) as readonly string[]
  const toggled = SQUARES.filter((one) => (one === square ? !empty.includes(one) : empty.includes(one)))
  return withValue(draft, path, toggled)
}

function SourceOf({ path }: { readonly path: Path }) {
  const text = useText()
  const source = sourceAt(useEditing().draft, path)
  return (
    <p className="editor-source" data-source={source}>
      {text.t(`rules.box.${source}`)}
    </p>
  )
}

/** R2.5, R3.3, R3.5 The garden: sides with two zones, whether the first cube lets water pass, and squares left empty. */
export function GardenSides() {
  const text = useText()
  const { draft, replace, set } = useEditing()
  const double = doubleSidesOf(draft)
  return (
    <section className="page-card" aria-labelledby="editor-garden">
      <h2 className="page-heading" id="editor-garden">
        {text.t('rules.box.garden')}
      </h2>
      <p className="page-note">{text.t('editor.garden.about')}</p>
      <div className="editor-garden">
        {SQUARES.map((square) => (
          <span key={square} className="editor-square" style={at(cellOf(square))}>
            {square}
          </span>
        ))}
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            className="editor-side"
            style={at(sideCell(side))}
            aria-pressed={double.includes(side)}
            aria-label={text.t('editor.side', { side })}
            data-zones={double.includes(side) ? 2 : 1}
            onClick={() => replace(withSideToggled(draft, side))}
          />
        ))}
      </div>
      <SourceOf path="doubleSides" />
      <label className="editor-passes">
        {text.t('rules.box.passes')}
        <select
          className="input"
          value={String(valueAt(draft, 'doublePasses'))}
          onChange={({ target }) => set('doublePasses', target.value)}
        >
          <option value="none">{text.t('rules.box.passes.none')}</option>
          <option value="first">{text.t('rules.box.passes.first')}</option>
        </select>
      </label>
      <SourceOf path="doublePasses" />
      {PLAYER_COUNTS.map((players) => {
        const empty = valueAt(draft, `emptySquares.${players}`)
        return (
          <fieldset key={players} className="editor-empty">
            <legend>{text.t('rules.box.empty', { players })}</legend>
            {SQUARES.filter((square) => square !== TOP).map((square) => (
              <button
                key={square}
                type="button"
                className="button editor-square-button"
                aria-pressed={Array.isArray(empty) && empty.includes(square)}
                onClick={() => replace(withSquareToggled(draft, players, square))}
              >
                {square}
              </button>
            ))}
            <SourceOf path={`emptySquares.${players}`} />
          </fieldset>
        )
      })}
    </section>
  )
}
