import type { ClientMark } from '../pictures/logos/clientMarks'
import type { Lettering } from '../pictures/logos/lettering'

export type Client = {
  /** One or two lines, as the logo sets them. */
  name: readonly [string] | readonly [string, string]
  mark: ClientMark
  lettering: Lettering
}

/** Invented firms; the keys are the slugs of the sector pages. */
export const clients = {
  'banque-finance': [
    { name: ['Banque', 'Ardéval'], mark: 'columns', lettering: 'serif' },
    { name: ['Crédit Lorvane'], mark: 'diamond', lettering: 'sans' },
    { name: ['Sévrac & Faude'], mark: 'crossedRings', lettering: 'elegant' },
    { name: ['Montverre', 'Capital'], mark: 'peaks', lettering: 'capitals' },
    { name: ['quarzel'], mark: 'facets', lettering: 'geometric' },
    { name: ['Valmorin', 'Gestion'], mark: 'stairs', lettering: 'serif' },
    { name: ['OSTRANE'], mark: 'sun', lettering: 'capitals' },
    { name: ['Caisse', 'du Perrelin'], mark: 'hexagon', lettering: 'sans' },
    { name: ['Lisandre'], mark: 'crescent', lettering: 'elegant' },
    { name: ['Tréval Leasing'], mark: 'chevrons', lettering: 'geometric' },
  ],
  'energie-environnement': [
    { name: ['éolande'], mark: 'propeller', lettering: 'geometric' },
    { name: ['SOLVARENNE'], mark: 'sun', lettering: 'capitals' },
    { name: ['Thermadour'], mark: 'flame', lettering: 'sans' },
    { name: ['Boréliane'], mark: 'crescent', lettering: 'serif' },
    { name: ['watterelle'], mark: 'bolt', lettering: 'geometric' },
    { name: ['Aquérande'], mark: 'waves', lettering: 'elegant' },
    { name: ['Méthelune', 'Énergies'], mark: 'leaf', lettering: 'sans' },
  ],
  assurance: [
    { name: ['Mutuelle', 'Orbanne'], mark: 'arcs', lettering: 'serif' },
    { name: ['garancelle'], mark: 'shield', lettering: 'geometric' },
    { name: ['Prévoyance', 'Altimont'], mark: 'peaks', lettering: 'sans' },
    { name: ['ABRIVAL'], mark: 'umbrella', lettering: 'capitals' },
  ],
  'retail-luxe': [
    { name: ['Maison', 'Ravelline'], mark: 'facets', lettering: 'elegant' },
    { name: ['ORPHÉE & SAULE'], mark: 'leaf', lettering: 'capitals' },
    { name: ['Vessandre'], mark: 'crossedRings', lettering: 'serif' },
    { name: ['Galeries', 'Montorin'], mark: 'arches', lettering: 'geometric' },
    { name: ['DALCIÈRE'], mark: 'diamond', lettering: 'elegant' },
  ],
  lifesciences: [
    { name: ['cellandre'], mark: 'cells', lettering: 'geometric' },
    { name: ['Moléane'], mark: 'hexagon', lettering: 'sans' },
    { name: ['Laboratoires', 'Trévidor'], mark: 'helix', lettering: 'serif' },
    { name: ['Institut', 'Lambrose'], mark: 'arcs', lettering: 'elegant' },
    { name: ['VITALORNE'], mark: 'pulse', lettering: 'capitals' },
    { name: ['Protévane'], mark: 'spiral', lettering: 'serif' },
    { name: ['Hématiane'], mark: 'drop', lettering: 'sans' },
  ],
  infrastructure: [
    { name: ['Viadonne'], mark: 'bridge', lettering: 'sans' },
    { name: ['FERRALIE'], mark: 'rails', lettering: 'capitals' },
    { name: ['Ports', 'd’Estrelle'], mark: 'waves', lettering: 'serif' },
    { name: ['Autoroutes', 'du Varnel'], mark: 'chevrons', lettering: 'sans' },
    { name: ['pontarelle'], mark: 'arches', lettering: 'geometric' },
    { name: ['Travée', 'Nord'], mark: 'stairs', lettering: 'elegant' },
  ],
} as const satisfies Record<string, readonly Client[]>

export const clientName = (client: Client) => client.name.join(' ')

export const clientLogoAlt = (client: Client) => `Logo de ${clientName(client)}`
