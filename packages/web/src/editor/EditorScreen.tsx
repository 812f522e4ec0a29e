import { type EditionFault, readEdition, STANDARD } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { useEffect, useId, useState } from 'react'
import { CopyButton } from '../app/CopyButton.tsx'
import { FileButton } from '../app/FileButton.tsx'
import { lastSetup } from '../app/last-setup.ts'
import { EditionFaults } from '../app/new/EditionFaults.tsx'
import { EDITION_FILES } from '../app/new/EditionFile.tsx'
import { Page } from '../app/page/Page.tsx'
import { routeTo } from '../app/router.ts'
import { Switch } from '../app/settings/Switch.tsx'
import { startGame } from '../app/start-game.ts'
import { downloadFile } from '../game/download.ts'
import { packRecord, unpackRecord } from '../game/link.ts'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { boardValues } from './board-values.ts'
import { type Draft, fileOf, newEdition, sourceAt, type ValueSource } from './draft.ts'
import { GardenSides } from './GardenSides.tsx'
import { messageOf } from './message.ts'
import { PieceCard } from './PieceCard.tsx'
import { type Section, sectionsOf } from './pieces.ts'
import { Route } from './Route.tsx'
import { type Editing, EditingContext, useDraft, useEditing } from './use-draft.ts'
import './editor.css'

/** How many values are known in some way. */
function countOf(text: Text, sections: readonly Section[], draft: Draft, wanted: ValueSource): number {
  const fields = sections.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.fields))
  const sources = [
    ...fields.map(({ path }) => sourceAt(draft, path)),
    ...boardValues(text, draft).map(({ source }) => source),
  ]
  return sources.filter((source) => source === wanted).length
}

/** A link that has the whole edition in it. */
async function linkTo(file: string): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}${routeTo({ screen: 'learn', rest: ['edition', await packRecord(file)] })}`
}

function Actions({ sections }: { readonly sections: readonly Section[] }) {
  const text = useText()
  const id = useId()
  const { draft, edition, unsaved, faults, set, open, back } = useEditing()
  const [refused, setRefused] = useState<{ readonly at: Draft; readonly faults: readonly EditionFault[] }>()
  const openFile = async (file: File) => {
    const checked = readEdition(await file.text())
    setRefused(checked.ok ? undefined : { at: draft, faults: checked.faults })
    if (checked.ok) open(checked.value === STANDARD ? newEdition() : checked.value)
  }
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
        {text.t('editor.changed', { count: countOf(text, sections, draft, 'own') })}
      </p>
      {unsaved ? (
        <p className="page-fault" role="alert">
          {text.t('editor.unsaved')}
        </p>
      ) : null}
      <EditionFaults faults={refused?.at === draft ? refused.faults : faults} />
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
        <FileButton label={text.t('new.edition.open')} accept={EDITION_FILES} onFile={openFile} />
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
  const wanted = countOf(text, sections, draft, 'reconstructed')
  return (
    <section className="page-card" aria-labelledby="editor-wanted">
      <h2 className="page-heading" id="editor-wanted">
        {text.t('editor.wanted')}
      </h2>
      <p>{text.t('editor.wanted.about', { count: wanted })}</p>
      <Switch inline label={text.t('editor.wanted.only')} on={only} onChange={onOnly} />
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

/** An address for owners of the game. */
const WANTED = 'wanted'

/** The box, to be changed value by value. Behind `wanted`, only what we are looking for. */
export function EditorScreen({ packed }: { readonly packed?: string | undefined }) {
  const text = useText()
  const editing = useDraft()
  const failed = useLinked(packed === WANTED ? undefined : packed, editing)
  const [only, setOnly] = useState(packed === WANTED)
  const sections = sectionsOf(text, editing.draft)
  return (
    <EditingContext value={editing}>
      <Page
        title={text.t('editor.title')}
        over={text.t('page.scribes')}
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
                  <PieceCard key={piece.id} piece={piece} open={only} />
                ))}
              </div>
              {id === 'cities' ? <Route /> : null}
            </section>
          ))}
          <GardenSides />
        </div>
      </Page>
    </EditingContext>
  )
}
