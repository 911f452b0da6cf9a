const signedNumberFormat = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero' })
const signedPercentFormat = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  signDisplay: 'exceptZero',
})

/** `Intl` writes a hyphen instead of the minus sign in French. */
const withMinus = (written: string) => written.replace('-', '−')

export const signedFigure = (value: number) => withMinus(signedNumberFormat.format(value))

/** @param value in percent */
export const signedPercent = (value: number) => withMinus(signedPercentFormat.format(value / 100))
