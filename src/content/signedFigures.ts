const signedNumberFormat = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero' })
const signedPercentFormat = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  signDisplay: 'exceptZero',
})

/** `Intl` writes a hyphen in French, so that it is replaced by a minus sign. */
const replaceHyphenByMinus = (written: string) => written.replace('-', '−')

export const formatSignedFigure = (value: number) =>
  replaceHyphenByMinus(signedNumberFormat.format(value))

/** @param value in percent */
export const formatSignedPercent = (value: number) =>
  replaceHyphenByMinus(signedPercentFormat.format(value / 100))
