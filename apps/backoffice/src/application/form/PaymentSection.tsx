import { discounts } from "@yer/api/contract/facts";
import { FormField, FormSection, MoneyField, RadioGroup, useFormValue } from "@yer/ui";
import { useText } from "../../language/useText.js";
import type { FactsValues } from "./factsValues.js";
import type { SectionProps } from "./FactsFormState.js";
import { FilesField } from "./FilesField.js";

/** What the payment is reckoned from: a discount, and for ground 4 the market value, each with its document. */
export function PaymentSection({ mayChange }: SectionProps) {
  const text = useText();
  const discount = useFormValue<FactsValues, "payment.discount">("payment.discount");
  const isLeased = useFormValue<FactsValues, "ground">("ground") === "4";
  const isReadOnly = !mayChange("/payment");
  return (
    <FormSection id="section-payment" title={text("facts.payment")} description={text("form.payment.hint")}>
      <div data-wide="">
        <FormField<FactsValues, "payment.discount"> name="payment.discount">
          {(field) => (
            <RadioGroup
              {...field}
              label={text("facts.discount")}
              options={discounts.map((id) => ({ id, label: text(`discount.${id}`) }))}
              onChange={(id) => field.onChange(discounts.find((known) => known === id) ?? "none")}
              isReadOnly={isReadOnly}
            />
          )}
        </FormField>
      </div>
      {discount === "none" ? null : (
        <div data-wide="">
          <FormField<FactsValues, "payment.discountFileId"> name="payment.discountFileId">
            {(field) => (
              <FilesField {...field} label={text("form.discountFile")} maxFiles={1} isReadOnly={isReadOnly} />
            )}
          </FormField>
        </div>
      )}
      {isLeased ? (
        <>
          <div data-wide="">
            <FormField<FactsValues, "payment.marketValue"> name="payment.marketValue">
              {(field) => (
                <MoneyField
                  {...field}
                  label={text("facts.marketValue")}
                  description={text("form.marketValue.hint")}
                  width="lg"
                  isReadOnly={isReadOnly}
                />
              )}
            </FormField>
          </div>
          <div data-wide="">
            <FormField<FactsValues, "payment.marketValueFileId"> name="payment.marketValueFileId">
              {(field) => (
                <FilesField {...field} label={text("form.marketValueFile")} maxFiles={1} isReadOnly={isReadOnly} />
              )}
            </FormField>
          </div>
        </>
      ) : null}
    </FormSection>
  );
}
