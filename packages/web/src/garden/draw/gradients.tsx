import type { SVGProps } from 'react'

type Stop = readonly [offset: number, color: string, opacity?: number]

interface Props extends Pick<SVGProps<SVGLinearGradientElement>, 'x1' | 'y1' | 'x2' | 'y2' | 'gradientUnits'> {
  readonly id: string
  readonly stops: readonly Stop[]
}

function Stops({ stops }: { stops: readonly Stop[] }) {
  return stops.map(([offset, color, opacity]) => (
    <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ))
}

export function Linear({ stops, ...rest }: Props) {
  return (
    <linearGradient {...rest}>
      <Stops stops={stops} />
    </linearGradient>
  )
}

export function Radial({ id, stops }: { id: string; stops: readonly Stop[] }) {
  return (
    <radialGradient id={id}>
      <Stops stops={stops} />
    </radialGradient>
  )
}
