import { readEdition, STANDARD } from '@amyitis/engine'
import { faultOf } from '@amyitis/narration'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { CopyButton } from '../app/CopyButton.tsx'
import { lastSetup } from '../app/last-setup.ts'
import { Room } from '../app/room/Room.tsx'
import { routeTo } from '../app/router.ts'
import { startGame } from '../app/start-game.ts'
import { downloadFile } from '../game/download.ts'
import { packRecord, unpackRecord } from '../game/link.ts'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { type Draft, fileOf, newEdition, sourceAt } from './draft.ts'
import { GardenSides } from './GardenSides.tsx'
import { messageOf } from './message.ts'
import { PieceCard } from './PieceCard.tsx'
import { type Section, sectionsOf } from './pieces.ts'
import { type Editing, EditingContext, useDraft, useEditing } from './use-draft.ts'
import './editor.css'

const MAX_FAULTS = 12
const STANDARD_DRAFT = STANDARD as unknown as Draft

const valuesIn = (sections: readonly Section[]) =>
  sections.flatMap(({ pieces }) => pieces.flatMap(({ fields }) => fields.map(({ path }) => path)))

/** A link that has the whole edition in it. */
async function linkTo(file: string): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}${routeTo({ screen: 'learn', rest: ['edition', await packRecord(file)] })}`
}

/** What is wrong with the edition as a whole; faults of a single value stand beside it as well. */
function Faults({ faults }: Pick<Editing, 'faults'>) {
  const text = useText()
  if (faults.length === 0) return null
  return (
    <div role="status">
      <p className="page-fault">{text.t('new.edition.bad')}</p>
      <ul>
        {faults.slice(0, MAX_FAULTS).map((fault) => (
          <li key={`${fault.path} ${fault.problem}`}>
            <code>{fault.path}</code> {faultOf(text, fault)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Actions({ sections }: { readonly sections: readonly Section[] }) {
  const text = useText()
  const id = useId()
  const { draft, edition, faults, set, open, back } = useEditing()
  const [refused, setRefused] = useState(false)
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file === undefined) return
    const checked = readEdition(await file.text())
    target.value = ''
    setRefused(!checked.ok)
    if (checked.ok) open(checked.value === STANDARD ? newEdition() : checked.value)
  }
  const changed = valuesIn(sections).filter((path) => sourceAt(draft, path) === 'own').length
  return (
    <section className="page-card editor-actions" aria-label={text.t('editor.title')}>
      <div className="form-row">
        <label htmlFor={id}>{text.t('editor.name')}</label>
        <input
          id={id}
          className="input"
          maxLength={40}
          spellCheck={false}
          value={String(draft.id ?? '')}
          onChange={({ target }) => set('id', target.value)}
        />
      </div>
      <p className="page-note" role="status">
        {text.t('editor.changed', { count: changed })}
      </p>
      <Faults faults={faults} />
      {refused ? (
        <p className="page-fault" role="alert">
          {text.t('new.edition.bad')}
        </p>
      ) : null}
      <div className="page-actions">
        <button
          type="button"
          className="button button-primary"
          disabled={edition === undefined}
          onClick={() => edition && startGame({ ...lastSetup('bots'), edition })}
        >
          <Icon name="play" size={18} />
          {text.t('editor.play')}
        </button>
        <button
          type="button"
          className="button"
          disabled={edition === undefined}
          onClick={() => edition && downloadFile(fileOf(edition), Date.now(), 'edition.json', 'application/json')}
        >
          <Icon name="save" size={18} />
          {text.t('editor.save')}
        </button>
        <label className="button file-button">
          <Icon name="open" size={18} />
          {text.t('new.edition.open')}
          <input type="file" accept=".json,application/json" className="visually-hidden" onChange={openFile} />
        </label>
        {edition === undefined ? null : (
          <CopyButton words={() => linkTo(fileOf(edition))}>{text.t('editor.share')}</CopyButton>
        )}
        <button type="button" className="button" onClick={() => open(newEdition())}>
          <Icon name="undo" size={18} />
          {text.t('editor.restart')}
        </button>
        {back === undefined ? null : (
          <button type="button" className="button" onClick={back}>
            <Icon name="undo" size={18} />
            {text.t('editor.back')}
          </button>
        )}
      </div>
    </section>
  )
}

/** What we are looking for, and a message for owners of the game to send. */
function Wanted({
  sections,
  only,
  onOnly,
}: {
  readonly sections: readonly Section[]
  readonly only: boolean
  onOnly(only: boolean): void
}) {
  const text = useText()
  const { draft, edition } = useEditing()
  const wanted = valuesIn(sections).filter((path) => sourceAt(draft, path) === 'reconstructed').length
  return (
    <section className="page-card" aria-labelledby="editor-wanted">
      <h2 className="page-heading" id="editor-wanted">
        {text.t('editor.wanted')}
      </h2>
      <p>{text.t('editor.wanted.about', { count: wanted })}</p>
      <label className="editor-only">
        <input type="checkbox" checked={only} onChange={({ target }) => onOnly(target.checked)} />
        {text.t('editor.wanted.only')}
      </label>
      {edition === undefined ? null : (
        <div className="page-actions">
          <CopyButton words={messageOf(text, sections, draft, edition)}>{text.t('editor.message.copy')}</CopyButton>
        </div>
      )}
    </section>
  )
}

/** The edition of a link takes the place of the one in the making. */
function useLinked(packed: string | undefined, { open }: Editing): boolean {
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (packed === undefined) return
    let left = false
    unpackRecord(packed).then((file) => {
      if (left) return
      const checked = file === undefined ? undefined : readEdition(file)
      setFailed(checked?.ok !== true)
      if (checked?.ok) open(checked.value)
    })
    return () => {
      left = true
    }
  }, [packed])
  return failed
}

/** The box, to be changed value by value. */
export function EditorScreen({ packed }: { readonly packed?: string | undefined }) {
  const text = useText()
  const editing = useDraft()
  const failed = useLinked(packed, editing)
  const [only, setOnly] = useState(false)
  const sections = sectionsOf(text, editing.draft)
  return (
    <EditingContext value={editing}>
      <Room
        title={text.t('editor.title')}
        over={text.t('room.scribes')}
        about={text.t('editor.about')}
        camera="ziggurat"
      >
        {failed ? (
          <p className="page-fault" role="alert">
            {text.t('editor.link.bad')}
          </p>
        ) : null}
        <Actions sections={sections} />
        <Wanted sections={sections} only={only} onOnly={setOnly} />
        <div className={only ? 'editor-sections is-wanted' : 'editor-sections'}>
          {sections.map(({ id, title, pieces }) => (
            <section key={id} className="page-card" aria-labelledby={`editor-${id}`}>
              <h2 className="page-heading" id={`editor-${id}`}>
                {title}
              </h2>
              <div className="editor-pieces">
                {pieces.map((piece) => (
                  <PieceCard key={piece.id} piece={piece} standard={STANDARD_DRAFT} />
                ))}
              </div>
            </section>
          ))}
          <GardenSides />
        </div>
      </Room>
    </EditingContext>
  )
}
