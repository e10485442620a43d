import { discounts } from "@yer/api/contract/facts";
import { FormSection, MoneyField, RadioGroup } from "@yer/ui";
import { useApplicationText } from "../application-texts.js";
import { FactsField, useFactsValue } from "./facts-fields.js";
import type { SectionProps } from "./facts-form-state.js";
import { FilesField } from "./FilesField.js";

/** What the payment is reckoned from: a discount, and for legal basis 4 the market value, each with its document. */
export function PaymentSection({ mayChange }: SectionProps) {
  const text = useApplicationText();
  const discount = useFactsValue("payment.discount");
  const isLeased = useFactsValue("legalBasis") === "4";
  const isReadOnly = !mayChange("/payment");
  return (
    <FormSection id="section-payment" title={text("facts.payment")} description={text("form.payment.hint")}>
      <div data-wide="">
        <FactsField name="payment.discount">
          {(field) => (
            <RadioGroup
              {...field}
              label={text("word.discount")}
              items={discounts.map((id) => ({ id, label: text(`discount.${id}`) }))}
              onChange={(id) => field.onChange(discounts.find((known) => known === id) ?? "none")}
              isReadOnly={isReadOnly}
            />
          )}
        </FactsField>
      </div>
      {discount === "none" ? null : (
        <div data-wide="">
          <FactsField name="payment.discountFileId">
            {(field) => (
              <FilesField {...field} label={text("form.discountFile")} maxFiles={1} isReadOnly={isReadOnly} />
            )}
          </FactsField>
        </div>
      )}
      {isLeased ? (
        <>
          <div data-wide="">
            <FactsField name="payment.marketValue">
              {(field) => (
                <MoneyField
                  {...field}
                  label={text("sum.market-value")}
                  description={text("form.marketValue.hint")}
                  width="lg"
                  isReadOnly={isReadOnly}
                />
              )}
            </FactsField>
          </div>
          <div data-wide="">
            <FactsField name="payment.marketValueFileId">
              {(field) => (
                <FilesField {...field} label={text("form.marketValueFile")} maxFiles={1} isReadOnly={isReadOnly} />
              )}
            </FactsField>
          </div>
        </>
      ) : null}
    </FormSection>
  );
}
