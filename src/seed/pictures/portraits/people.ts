import type { Options } from '@dicebear/notionists'

type Part = 'hair' | 'body' | 'brows' | 'lips' | 'nose' | 'glasses' | 'beard'
export type Features = { [part in Part]?: NonNullable<Options[part]>[number] }

/** The people of the site, each put together from one set of drawn features. */
export const people = {
  'helene-marchal': { hair: 'variant43', body: 'variant17', lips: 'variant22', brows: 'variant04' },
  'karim-belhadj': { hair: 'variant55', body: 'variant13', lips: 'variant23', beard: 'variant12' },
  'antoine-lescure': {
    hair: 'variant16',
    body: 'variant08',
    lips: 'variant22',
    glasses: 'variant11',
  },
  'aicha-diarra': { hair: 'variant30', body: 'variant09', lips: 'variant23', brows: 'variant04' },
  'thomas-kerbrat': { hair: 'variant34', body: 'variant10', lips: 'variant22' },
  'sophie-delmas': { hair: 'variant58', body: 'variant16', lips: 'variant23', nose: 'variant13' },
  'marc-oudinot': { hair: 'variant25', body: 'variant17', lips: 'variant22', glasses: 'variant03' },
  'nadia-ferhat': { hair: 'variant23', body: 'variant10', lips: 'variant23' },
  'julien-castaing': { hair: 'variant05', body: 'variant19', lips: 'variant22' },
  'anne-laure-pichon': {
    hair: 'variant10',
    body: 'variant08',
    lips: 'variant22',
    glasses: 'variant11',
  },
  'ines-carvalho': { hair: 'variant11', body: 'variant13', lips: 'variant23', brows: 'variant04' },
  'mehdi-lassalle': {
    hair: 'variant22',
    body: 'variant09',
    lips: 'variant22',
    beard: 'variant12',
  },
  'clemence-aubry': { hair: 'variant41', body: 'variant17', lips: 'variant22', nose: 'variant13' },
  'antoine-le-goff': { hair: 'variant49', body: 'variant16', lips: 'variant23', nose: 'variant06' },
} as const satisfies Record<string, Features>

export type Person = keyof typeof people

export const isPerson = (name: string): name is Person => Object.hasOwn(people, name)

export const PEOPLE: readonly Person[] = Object.keys(people).filter(isPerson)
