import { Line, Patch, Rod, Shape } from './draw.tsx'

export const COURT_ART = {
  banker: (
    <>
      <Rod d="M12 3v17M4 6.200h16" color="#edb02e" width={1.7} edge={0.95} />
      <Shape d="M7 21.800h10l-1.5-2.600h-7z" fill="#edb02e" edge={1.1} />
      <Line d="M4.5 7 1.2 14h6.600zM19.5 7l-3.3 7h6.600z" color="#edb02e" width={1} />
      <Shape d="M.8 13.500h7.400c0 2.6-1.6 4-3.7 4s-3.7-1.4-3.7-4z" fill="#f8cf5e" edge={1.1} />
      <Shape d="M15.8 13.500h7.400c0 2.6-1.6 4-3.7 4s-3.7-1.4-3.7-4z" fill="#f8cf5e" edge={1.1} />
    </>
  ),
  caravaneer: (
    <>
      <Shape
        d="M7.5 23C8.6 18 8 15 7.2 12.5 6.4 9.5 7.5 5 11.5 3.800l-.3-2.6 2.4 2c3 .2 4.2 1.4 5.8 3.600l3 3.200c.8 1 .4 2.8-.8 3.4-1.5.8-3.5.7-5.1.4-1 2.6-.6 6 .9 9.200z"
        fill="#e2a44a"
      />
      <Line d="M9.4 10c.2-2 1.2-3.6 3-4.2" color="#ffe0a0" />
      <circle cx={14.8} cy={7.6} r={1} fill="#23160c" />
      <Line
        d="M17.7 6c-.8 2.3-.9 4.7-.5 7.300M8 13.600c3.3.5 6.5.5 9.2-.3M8.2 17.500h8.2"
        color="#b8352c"
        width={1.8}
      />
    </>
  ),
  palace: (
    <>
      <Shape d="M2 22V8.500h2.200V6h2.200V3.500h3.200V6h4.800V3.500h3.200V6h2.200v2.500H22V22z" fill="#2f74c9" />
      <Line d="M3.5 20.500V9.800h2V7.5" color="#8fc1f5" width={1.2} />
      <Line d="M2.8 12h18.4" color="#f1c550" width={1.6} />
      <Shape d="M8.3 22v-4.500a3.7 3.7 0 0 1 7.4 0V22z" fill="#f1c550" edge={1.1} />
      <Patch d="M10 21.400v-3.400a2 2 0 0 1 4 0v3.400z" fill="#5b3410" />
    </>
  ),
  gardener: (
    <>
      <Shape d="M6 11.500h12v3.500c0 4.5-3 7-6 8-3-1-6-3.5-6-8z" fill="#b9c6d2" />
      <Patch d="M12 12.200h5.400V15c0 4-2.6 6.3-5.4 7.300z" fill="#8497a8" />
      <Line d="M8 14v1.500c0 1.5.5 2.8 1.3 3.8" color="#ffffff" width={1.2} />
      <Shape d="M10.8 3.500h2.400v8h-2.400z" fill="#b9763a" edge={1.1} />
      <Shape d="M8.3 1h7.400v2.800H8.300z" fill="#b9763a" edge={1.1} />
      <Shape d="M13 9.800c.2-3.6 3-6.2 8.6-5.8.4 4.6-3.4 7-8.6 5.800z" fill="#62b34f" edge={1.1} />
      <Line d="M15 8.300c1.3-1.3 2.6-2 4.2-2.5" color="#d8f3b4" width={1} />
    </>
  ),
  'any-court': (
    <>
      <Shape
        d="M6.5 2h11A2.5 2.5 0 0 1 20 4.500V20a2.5 2.5 0 0 1-2.5 2.500h-11A2.5 2.5 0 0 1 4 20V4.500A2.5 2.5 0 0 1 6.5 2z"
        fill="#f3e3bf"
      />
      <Line d="M6.5 6.500v-2h2M17.5 6.500v-2h-2M6.5 18v2h2M17.5 18v2h-2" color="#9a6408" width={1.2} />
      <Shape d="M6.7 9.3 9.3 12 12 7l2.7 5 2.6-2.7-1 7.700H7.700z" fill="#c2362d" edge={1} />
    </>
  ),
}
