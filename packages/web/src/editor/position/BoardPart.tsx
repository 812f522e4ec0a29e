import { ROWS, TEMPLE_PLACES, TEMPLES } from '@amyitis/engine'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { CubeRow, useColors } from './CubeRow.tsx'
import { usePosition } from './use-position.ts'

/** R6.1, R6.3 The cubes on fields and in temples. */
export function BoardPart() {
  const text = useText()
  const { state, box, set } = usePosition()
  const colors = useColors()
  return (
    <>
      <h3 className="position-heading">{text.t('table.fields')}</h3>
      <div className="position-rows">
        {ROWS.map((row) => (
          <CubeRow
            key={row}
            name={text.name('row', row)}
            cubes={state.fields[row]}
            // A full row is emptied at once (R6.2).
            places={box.edition.fields[row].length - 1}
            owners={colors}
            printed={(place) => <Icon name={box.edition.fields[row][place]} size={26} />}
            onChange={(cubes) => set(`fields.${row}`, cubes)}
          />
        ))}
      </div>
      <h3 className="position-heading">{text.t('table.temples')}</h3>
      <p className="page-note">{text.t('table.temples.newest')}</p>
      <div className="position-rows">
        {TEMPLES.map((temple) => (
          <CubeRow
            key={temple}
            name={text.name('temple', temple)}
            cubes={state.temples[temple]}
            places={TEMPLE_PLACES}
            owners={[...colors, 'neutral']}
            onChange={(cubes) => set(`temples.${temple}`, cubes)}
          />
        ))}
      </div>
    </>
  )
}
