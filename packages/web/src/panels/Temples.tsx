import { hasSecondReward, RULE_VALUES, type State, TEMPLE_PLACES, TEMPLES, type Temple } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { memo, type ReactNode } from 'react'
import type { PlayerInfo, TableModel } from '../board/model.ts'
import { TargetButton, TargetGroup } from '../board/TargetButton.tsx'
import type { Target, TargetKind } from '../board/target.ts'
import { type Targets, useTargets } from '../board/use-targets.ts'
import { CubeIcon } from '../icons/CubeIcon.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Panel } from '../theme/Panel.tsx'
import { ownerName } from './seats.ts'
import './temples.css'

const PLACES = Array.from({ length: TEMPLE_PLACES }, (_, place) => place)

/** R10.2 What the first and the second get, as signs; the words stand beside them where there is room. */
const SIGNS: Readonly<Record<Temple, readonly [ReactNode, ReactNode]>> = {
  ishtar: [
    <>
      <Icon name="camel" size={17} />
      <span className="temple-or">/</span>
      <Icon name="talent" size={16} />
    </>,
    <>
      <Icon name="talent" size={16} />
      <span className="temple-or">/</span>
      <Icon name="camel" size={17} />
    </>,
  ],
  marduk: [
    <>
      <b>{RULE_VALUES.mardukFirst}</b>
      <Icon name="points" size={16} />
    </>,
    <>
      <b>{RULE_VALUES.mardukSecond}</b>
      <Icon name="points" size={16} />
    </>,
  ],
  tammouz: [
    <Icon key="field" name="farmer" size={16} />,
    <>
      <Icon name="any-good" size={16} />
      <Icon name="exchange" size={14} />
    </>,
  ],
}

function Reward({ text, temple, rank }: { text: Text; temple: Temple; rank: 0 | 1 }) {
  const place = rank === 0 ? 'first' : 'second'
  return (
    <span className="temple-reward">
      <span className="temple-number" aria-hidden="true">
        {rank + 1}
      </span>
      <span className="temple-rank">{text.t(`table.rank.${place}`)}</span>
      <span className="temple-sign" aria-hidden="true">
        {SIGNS[temple][rank]}
      </span>
      <span className="temple-words">{text.t(`table.reward.${temple}-${place}`, RULE_VALUES)}</span>
    </span>
  )
}

const KINDS: readonly TargetKind[] = ['temple']
const ALL = TEMPLES.map((temple): Target => `temple ${temple}`)

interface TemplesPanelProps {
  readonly part: boolean
  readonly text: Text
  readonly temples: State['temples']
  readonly players: readonly PlayerInfo[]
  readonly targets: Targets
}

const TemplesPanel = memo(function TemplesPanel({ part, text, temples, players, targets }: TemplesPanelProps) {
  return (
    <Panel
      title={text.t('table.temples')}
      part={part}
      className="temples"
      aside={<span className="temples-newest">{text.t('table.temples.newest')}</span>}
    >
      <TargetGroup targets={targets} all={ALL}>
        <ul className="temples-list">
          {TEMPLES.map((temple) => (
            <li key={temple}>
              <TargetButton targets={targets} target={`temple ${temple}`} className="temple">
                <Icon name={temple} size={28} className="temple-god" />
                <span className="temple-name">{text.name('temple', temple)}</span>
                <span className="temple-places">
                  {PLACES.map((place) => {
                    const cube = temples[temple][place]
                    return (
                      <span key={place} className="temple-place" data-at={`temple ${temple} ${place}`}>
                        {cube === undefined ? null : (
                          <CubeIcon color={cube} size={20} label={ownerName(players, text, cube)} />
                        )}
                      </span>
                    )
                  })}
                </span>
                <span className="temple-rewards">
                  <Reward text={text} temple={temple} rank={0} />
                  {hasSecondReward(players.length) ? <Reward text={text} temple={temple} rank={1} /> : null}
                </span>
              </TargetButton>
            </li>
          ))}
        </ul>
      </TargetGroup>
    </Panel>
  )
})

/** R6.3 The three temples: queues of four cubes, the newest on the left. */
export function Temples({ table, part = false }: { readonly table: TableModel; readonly part?: boolean }) {
  const { text, state, players } = table
  const targets = useTargets(table, KINDS)
  return <TemplesPanel part={part} text={text} temples={state.temples} players={players} targets={targets} />
}
