import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { TableModel } from '../src/board/model.ts'
import { BarTiles } from '../src/panels/bar-info.tsx'
import { Fields } from '../src/panels/Fields.tsx'
import { Groups } from '../src/panels/Groups.tsx'
import { Log } from '../src/panels/Log.tsx'
import { Palace } from '../src/panels/Palace.tsx'
import { Phases } from '../src/panels/Phases.tsx'
import { Players } from '../src/panels/Players.tsx'
import { Reserve } from '../src/panels/Reserve.tsx'
import { Ring } from '../src/panels/Ring.tsx'
import { Temples } from '../src/panels/Temples.tsx'

const PARTS = { Players, Groups, Fields, Temples, Ring, Reserve, Palace, Log, Phases, BarTiles } as const

/** The panels around the garden that show pieces. */
export const PANEL_NAMES = ['Players', 'Groups', 'Fields', 'Temples', 'Ring', 'Reserve', 'Palace'] as const
export type PanelName = (typeof PANEL_NAMES)[number]

/** A part of the table as HTML. */
export const markupOf = (name: keyof typeof PARTS, table: TableModel): string =>
  renderToStaticMarkup(createElement(PARTS[name] as (props: { table: TableModel }) => ReactNode, { table }))
