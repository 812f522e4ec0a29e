import { PLAYER_COUNTS } from '@amyitis/engine'
import type { PairingRequest } from '@amyitis/protocol'
import { PAIRING_CLOCKS } from '@amyitis/protocol/app'
import { normalizeName } from '@amyitis/protocol/names'
import { type FormEvent, useState } from 'react'
import { Choices } from '../../app/settings/Choices.tsx'
import { readStored, writeStored } from '../../app/settings/local-storage.ts'
import { Switch } from '../../app/settings/Switch.tsx'
import { useStore } from '../../create-store.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { signUpAs, useIdentity } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'
import { NameField } from '../parts/NameField.tsx'
import { NearestBot } from './NearestBot.tsx'
import { pairing } from './pairing.ts'
import { Searching } from './Searching.tsx'
import './pairing-panel.css'

type PairingClock = keyof typeof PAIRING_CLOCKS
const CLOCKS = Object.keys(PAIRING_CLOCKS) as PairingClock[]

const KEY = 'amyitis.pairing'
const FIRST: PairingRequest = { players: 2, clock: 'normal', palace: false, rated: true }

/** The game that was searched last. */
function lastRequest(): PairingRequest {
  try {
    const found = JSON.parse(readStored(KEY) ?? '{}') as Partial<Record<keyof PairingRequest, unknown>>
    return {
      players: [2, 3, 4].find((count) => count === found.players) ?? FIRST.players,
      clock: CLOCKS.find((clock) => clock === found.clock) ?? FIRST.clock,
      palace: found.palace === true,
      rated: found.rated !== false,
    }
  } catch {
    return FIRST
  }
}

const rememberRequest = (request: PairingRequest): boolean => writeStored(KEY, JSON.stringify(request))

/** The game that is searched. */
function RequestForm({ onStart }: { onStart(request: PairingRequest): void }) {
  const text = useText()
  const { me } = useIdentity()
  const [request, setRequest] = useState(lastRequest)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const change = (part: Partial<PairingRequest>) => setRequest({ ...request, ...part })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const entered = me === undefined ? await signUpAs(normalizeName(name), text.language) : undefined
    setProblem(entered?.ok === false ? entered.code : undefined)
    if (entered?.ok !== false) onStart(request)
  }
  return (
    <form className="pairing-form" onSubmit={submit}>
      {me === undefined ? <NameField value={name} onChange={setName} /> : null}
      <Choices
        label={text.t('online.pair.players')}
        value={request.players}
        options={PLAYER_COUNTS}
        nameOf={String}
        onChange={(players) => change({ players })}
      />
      <Choices
        label={text.t('online.pair.clock')}
        value={request.clock}
        options={CLOCKS}
        nameOf={(clock) => text.t(`online.pair.clock.${clock}`, PAIRING_CLOCKS[clock])}
        onChange={(clock) => change({ clock })}
      />
      <div className="pairing-switches">
        <Switch label={text.t('new.palace')} on={request.palace} onChange={(palace) => change({ palace })} />
        <Switch label={text.t('online.pair.rated')} on={request.rated} onChange={(rated) => change({ rated })} />
      </div>
      <p className="page-fault" role="alert">
        {problem === undefined ? null : problemText(text, problem)}
      </p>
      <button type="submit" className="button button-primary pairing-go">
        <Icon name="players" size={22} />
        {text.t('online.pair.go')}
      </button>
      <NearestBot players={request.players} />
    </form>
  )
}

/** Quick pairing: says which game one would like, waits, and goes to the table. */
export function PairingPanel() {
  const text = useText()
  const search = useStore(pairing)
  const { state, problem } = search
  const start = (request: PairingRequest) => {
    rememberRequest(request)
    pairing.start(request)
  }
  return (
    <section className="pairing on-glaze" aria-labelledby="pairing">
      <h2 id="pairing" className="pairing-title">
        {text.t('online.pair')}
      </h2>
      {state === 'idle' ? (
        <>
          <p>{text.t('online.pair.about')}</p>
          <p className="pairing-fault" role="alert">
            {problem === undefined ? null : problemText(text, problem)}
          </p>
          <RequestForm onStart={start} />
        </>
      ) : (
        <Searching search={search} />
      )}
    </section>
  )
}
