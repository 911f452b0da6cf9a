import { controlNames as names } from '@/src/plugins/payload-corrections/words/controlNames'

type AccessibleNameOrReader = string | ((control: Element) => string)

/** Reads the text of the first element matching `part` within the closest ancestor matching `box`. */
const readTextWithin =
  (box: string, part: string) =>
  (control: Element): string =>
    control.closest(box)?.querySelector(part)?.textContent?.trim() ?? ''

/** Returns the label of the control's field, without the required mark and the language. */
const fieldLabel = (control: Element) =>
  control.closest('.field-type')?.querySelector('.field-label')?.firstChild?.textContent ?? ''

const titleOfTableRow = readTextWithin('tr', 'td a')
const titleOfArrayRow = readTextWithin(
  '.collapsible',
  '.array-field__row-header, .blocks-field__block-pill',
)

/** Accessible names for controls of Payload that have no name, an empty one or an English one, by selector. */
const ACCESSIBLE_NAMES_BY_SELECTOR: Record<string, AccessibleNameOrReader> = {
  '.condition__field input': names.filterField,
  '.condition__operator input': names.filterCondition,
  '.condition__value input': names.filterValue,
  '.condition__actions-remove': names.removeFilter,
  '.condition__actions-add': names.addFilter,
  '.dashboard-breadcrumb-select input': names.dashboardLayout,
  '.field-type .rs__input': fieldLabel,
  '.field-select .rs__input': names.chooseFields,
  '.edit-upload input[type="number"]': (field) => field.getAttribute('name') ?? '',
  '.edit-upload__focalPoint': names.focalPoint,
  '.popup__content, .popup__hidden-content': names.menu,
  '.preview-sizes__sizeOption': names.preview,
  '.field-type .date-time-picker input': fieldLabel,
  '.date-time-picker__clear-button': names.clearDate,
  '.popup-button:has(> .doc-controls__dots)': names.moreActions,
  '#action-save-popup .popup-button': names.otherSaves,
  '.array-actions__button': (control) => names.rowActions(titleOfArrayRow(control)),
  '.clipboard-action__popup .popup-button': names.copyRows,
  '.collapsible__drag': (control) => names.move(titleOfArrayRow(control)),
  '.cell-_dragHandle > [role="button"]': (control) => names.move(titleOfTableRow(control)),
  '.sort-header__button': names.siteOrder,
  '.select-all__checkbox input': names.selectAll,
  '.select-row__checkbox input': (control) => names.selectRow(titleOfTableRow(control)),
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

/** Sets the `aria-label` of each control in the table. */
export function setAccessibleNames(page: Document) {
  for (const [selector, name] of Object.entries(ACCESSIBLE_NAMES_BY_SELECTOR)) {
    for (const control of page.querySelectorAll(selector)) {
      const accessibleName = typeof name === 'string' ? name : name(control)
      if (accessibleName === '' || control.ariaLabel === accessibleName) continue
      control.removeAttribute('aria-labelledby')
      control.ariaLabel = accessibleName
    }
  }
}
