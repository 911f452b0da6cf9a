const NAME = /^sauvegarde-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})/

/** What a backup is called where several lie together. */
export const backupName = (now: Date) =>
  `sauvegarde-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`

/** When a backup of this name was begun; null for what is not called by us. */
export function backupMoment(name: string): Date | null {
  const [, day, ...time] = NAME.exec(name) ?? []
  const moment = new Date(`${day}T${time.join(':')}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** Neither cut short nor lacking files. */
export const isWholeName = (name: string) => !/\.(part|incomplete)$/.test(name)
