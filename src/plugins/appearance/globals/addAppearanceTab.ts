import type { Field, GlobalConfig, TextFieldValidation, UploadField } from 'payload'
import {
  type ColourPairName,
  parseBrandColours,
  unreadableColourPairs,
} from '@/src/plugins/appearance/rules/brandColours'
import { parseColour } from '@/src/plugins/appearance/rules/colour'
import { lowContrastError, identityText as text } from '@/src/plugins/appearance/words/admin'

type BrandColourFieldValues = { accentColor?: unknown; darkColor?: unknown }
type ColourFieldName = keyof BrandColourFieldValues

const ACCENT_COLOUR_PAIRS: readonly ColourPairName[] = [
  'accentOnWhite',
  'accentOnPaper',
  'accentOnDeepPaper',
  'whiteOnAccent',
]

// Each colour field reports the unreadable text pairs that its colour causes.
const createColourValidator =
  (name: ColourFieldName): TextFieldValidation =>
  (value, { siblingData }) => {
    if (value && parseColour(value) === null) return text.notAColour
    const { accentColor, darkColor }: BrandColourFieldValues = { ...siblingData, [name]: value }
    const isBlamed = (of: ColourPairName) =>
      ACCENT_COLOUR_PAIRS.includes(of) === (name === 'accentColor')
    const refused = unreadableColourPairs(
      parseBrandColours({ accent: accentColor, dark: darkColor }),
    )
    const worst = refused
      .filter(({ of }) => isBlamed(of))
      .sort((one, other) => one.contrast - other.contrast)[0]
    return worst ? lowContrastError(worst) : true
  }

const colourField = (name: ColourFieldName): Field => ({
  name,
  type: 'text',
  label: text[name].label,
  validate: createColourValidator(name),
  // An invalid colour is not changed, so that the validation can report it.
  hooks: { beforeValidate: [({ value }) => parseColour(value) ?? value] },
  admin: {
    width: '50%',
    placeholder: text[name].placeholder,
    description: text[name].description,
    components: { Field: '/src/plugins/appearance/admin/ColourField#ColourField' },
  },
})

const logoField = (name: 'logo' | 'logoOnDark' | 'icon', mimeTypes: string[]): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: text[name].label,
  filterOptions: { mimeType: { in: mimeTypes } },
  admin: { description: text[name].description },
})

/** The logo and colours of the firm. Empty fields use the default design. */
const appearanceFields: Field[] = [
  {
    type: 'row',
    fields: [colourField('accentColor'), colourField('darkColor')],
  },
  {
    name: 'contrasts',
    type: 'ui',
    admin: { components: { Field: '/src/plugins/appearance/admin/ContrastCheck#ContrastCheck' } },
  },
  logoField('logo', ['image/svg+xml', 'image/png']),
  logoField('logoOnDark', ['image/svg+xml', 'image/png']),
  logoField('icon', ['image/png']),
]

/** Adds the appearance as the second tab of the website settings. */
export const addAppearanceTab = (settings: GlobalConfig): GlobalConfig => ({
  ...settings,
  fields: settings.fields.map((field) =>
    field.type === 'tabs'
      ? {
          ...field,
          tabs: field.tabs.toSpliced(1, 0, { label: text.tab, fields: appearanceFields }),
        }
      : field,
  ),
})
