import { controlNames as names } from '@/src/content/admin/controlNames'

type Name = string | ((control: Element) => string)

/** The text of the first such part in the nearest such box around the control. */
const around =
  (box: string, part: string) =>
  (control: Element): string =>
    control.closest(box)?.querySelector(part)?.textContent?.trim() ?? ''

/** A field's label without its star and its language. */
const ofField = (control: Element) =>
  control.closest('.field-type')?.querySelector('.field-label')?.firstChild?.textContent ?? ''

const ofTableRow = around('tr', 'td a')
const ofEntry = around('.collapsible', '.array-field__row-header, .blocks-field__block-pill')

/** Payload's controls without a name, or with an English or an empty one, and what each is called. */
const NAMES: Record<string, Name> = {
  '.condition__field input': names.filterField,
  '.condition__operator input': names.filterCondition,
  '.condition__value input': names.filterValue,
  '.condition__actions-remove': names.removeFilter,
  '.condition__actions-add': names.addFilter,
  '.dashboard-breadcrumb-select input': names.dashboardLayout,
  '.field-type .rs__input': ofField,
  '.field-select .rs__input': names.chooseFields,
  '.edit-upload input[type="number"]': (field) => field.getAttribute('name') ?? '',
  '.edit-upload__focalPoint': names.focalPoint,
  '.popup__content, .popup__hidden-content': names.menu,
  '.preview-sizes__sizeOption': names.preview,
  '.field-type .date-time-picker input': ofField,
  '.date-time-picker__clear-button': names.clearDate,
  '.popup-button:has(> .doc-controls__dots)': names.moreActions,
  '#action-save-popup .popup-button': names.otherSaves,
  '.array-actions__button': (control) => names.rowActions(ofEntry(control)),
  '.clipboard-action__popup .popup-button': names.copyRows,
  '.collapsible__drag': (control) => names.move(ofEntry(control)),
  '.cell-_dragHandle > [role="button"]': (control) => names.move(ofTableRow(control)),
  '.sort-header__button': names.siteOrder,
  '.select-all__checkbox input': names.selectAll,
  '.select-row__checkbox input': (control) => names.selectRow(ofTableRow(control)),
  '.clickable-arrow--left': names.previousPage,
  '.clickable-arrow--right': names.nextPage,
  '.upload-relationship-details__edit': names.uploadEdit,
  '.upload-relationship-details__remove': names.uploadRemove,
  '.file-details__remove, .file-field__remove': names.removeFile,
  '.file-field__filename': names.fileName,
  '.file-meta .copy-to-clipboard': names.copyAddress,
  '[data-sonner-toast] [data-close-button]': names.closeToast,
  '.doc-header': names.documentHead,
  '.doc-tabs__tabs': names.documentViews,
}

/** Gives each of them its name. */
export function nameControls(page: Document) {
  for (const [selector, name] of Object.entries(NAMES)) {
    for (const control of page.querySelectorAll(selector)) {
      const said = typeof name === 'string' ? name : name(control)
      if (said === '' || control.ariaLabel === said) continue
      control.removeAttribute('aria-labelledby')
      control.ariaLabel = said
    }
  }
}
