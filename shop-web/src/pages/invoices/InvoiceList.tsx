import Button from '@mui/material/Button';
import { MicrosoftExcelLogoIcon } from '@phosphor-icons/react/dist/csr/MicrosoftExcelLogo';
import type { InvoiceSummary } from '@talloor/contracts/endpoints/invoices.ts';
import { invoiceStates } from '@talloor/contracts/endpoints/invoices.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { CopyButton } from '../../documents/CopyButton.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { readInvoices, useInvoices } from '../../invoices/useInvoices.ts';
import { GroupPages } from '../orders/GroupPages.tsx';
import { OrderFilters } from '../orders/OrderFilters.tsx';
import { pageOf } from '../orders/pageOf.ts';
import { StateFilter } from '../orders/StateFilter.tsx';
import orderStyles from '../orders/OrdersPage.module.css';
import { ChosenBar } from './ChosenBar.tsx';
import {
  filtersOf,
  isFiltered,
  noFilters,
  selectionOf,
  sortingOf,
  sortings,
  type InvoiceFilters,
} from './invoiceFilters.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';

const perPage = 24;

export function InvoiceList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const sorting = sortingOf(query);
  const selection = selectionOf(filters, sorting);
  const read = useInvoices({ page: pageOf(query), limit: perPage, ...selection });
  const [chosen, setChosen] = useState<ReadonlyMap<string, InvoiceSummary>>(new Map());
  const show = (newFilters: InvoiceFilters, newSorting = sorting, page = 1) => {
    const { state, address, ...common } = newFilters;
    setQuery({
      ...Object.fromEntries(Object.entries({ ...common, state, address }).filter(([, value]) => value !== '')),
      ...(newSorting !== 'date desc' && { sort: newSorting }),
      ...(page > 1 && { page: String(page) }),
    });
  };
  const choose = (invoices: readonly InvoiceSummary[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const invoice of invoices) {
      if (isChosen) next.set(invoice.number, invoice);
      else next.delete(invoice.number);
    }
    setChosen(next);
  };
  // A newer answer replaces chosen invoices.
  const current = new Map((read.data?.invoices ?? []).map((invoice) => [invoice.number, invoice]));
  const chosenInvoices = [...chosen.values()].map((invoice) => current.get(invoice.number) ?? invoice);
  const payable = chosenInvoices.filter((invoice) => invoice.can_choose);
  const refreshChosen = async (): Promise<readonly string[]> => {
    const numbers = payable.map(({ number }) => number);
    const choosable = (await readInvoices(numbers).catch(() => payable)).filter((invoice) => invoice.can_choose);
    const others = chosenInvoices.filter((invoice) => !invoice.can_choose);
    const next = new Map([...choosable, ...others].map((invoice) => [invoice.number, invoice]));
    setChosen(next);
    return numbers.filter((number) => !next.has(number));
  };
  const addresses = read.data?.addresses ?? [];
  return (
    <>
      {read.data && <InvoiceTotals totals={read.data.totals} />}
      <OrderFilters
        key={query.toString()}
        filters={filters}
        nothing={noFilters}
        words={{ search: t('invoices.search'), from: t('invoices.from') }}
        isFiltered={isFiltered(filters)}
        resultCount={read.data?.pagination.results ?? null}
        isLimited={read.data?.pagination.is_limited}
        onFilter={show}
      >
        {(draftFilters, change) => (
          <>
            <StateFilter
              states={invoiceStates}
              nameOf={(state) => t(`invoices.state.${state}`)}
              chosenState={draftFilters.state}
              onChange={(state) => change({ ...draftFilters, state })}
            />
            {addresses.length > 1 && (
              <div className={`shrinks ${orderStyles['delivery-field']} stack gap-4`}>
                <label className="text-14 weight-600" htmlFor={`${id}-address`}>
                  {t('invoices.address')}
                </label>
                <select
                  className="pad-0-12 white-ground ink-900"
                  id={`${id}-address`}
                  value={draftFilters.address}
                  onChange={({ target }) => change({ ...draftFilters, address: target.value })}
                >
                  <option value="">{t('invoices.everyAddress')}</option>
                  {addresses.map((address) => (
                    <option key={address}>{address}</option>
                  ))}
                </select>
              </div>
            )}
          </>
        )}
      </OrderFilters>
      <div className="below-12 cluster apart gap-12">
        <label className="inline gap-8" htmlFor={`${id}-sort`}>
          <span className="text-14 weight-600">{t('invoices.sort')}</span>
          <select
            className="pad-0-12 white-ground ink-900 framed-400 round-8 tall-rem"
            id={`${id}-sort`}
            value={sorting}
            onChange={({ target }) => show(filters, sortings.find((each) => each === target.value) ?? 'date desc')}
          >
            {sortings.map((each) => (
              <option key={each} value={each}>
                {t(`invoices.sorts.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <div className="wraps gap-8">
          {chosenInvoices.length === 0 && <CopyButton type="invoices" numbers={[]} />}
          <Button
            component="a"
            href={`/${language}/invoices/xlsx?${new URLSearchParams(selection)}`}
            download
            variant="outlined"
            startIcon={<MicrosoftExcelLogoIcon size={18} />}
            aria-label={t('invoices.excelName')}
          >
            <span>{t('invoices.excel')}</span>
          </Button>
        </div>
      </div>
      <GroupPages
        failed={{ title: t('invoices.failed'), text: t('invoices.failedText') }}
        read={read}
        countShown={({ invoices }) => invoices.length}
        emptyMessage={
          <EmptyState
            title={t(isFiltered(filters) ? 'invoices.noneFiltered' : 'invoices.none')}
            text={t(isFiltered(filters) ? 'invoices.noneFilteredText' : 'invoices.noneText')}
          />
        }
        onTurn={(page) => show(filters, sorting, page)}
      >
        {({ invoices }) => (
          <InvoiceTable
            invoices={invoices}
            chosenNumbers={new Set(chosenInvoices.map(({ number }) => number))}
            isUpdating={read.isPlaceholderData}
            onChoose={choose}
          />
        )}
      </GroupPages>
      {chosenInvoices.length > 0 && (
        <ChosenBar chosen={chosenInvoices} onClear={() => setChosen(new Map())} onRefused={refreshChosen} />
      )}
    </>
  );
}
