import { Field } from "@yer/ui";

export function Example() {
  return (
    <Field label="Volume" description="From 0 to 10">
      {({ id, name, disabled, ...control }) => (
        <input
          type="range"
          min={0}
          max={10}
          id={id}
          name={name}
          disabled={disabled}
          aria-labelledby={control["aria-labelledby"]}
          aria-describedby={control["aria-describedby"]}
        />
      )}
    </Field>
  );
}
