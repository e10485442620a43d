/** Whoever knows the address reads what lies in the bucket, or what it is called. */
export class BucketIsPublic extends Error {
  constructor(bucket: string) {
    super(
      `The bucket ${bucket} answers whoever asks, without a key: take the public's rights from its policy and its list of rights, and start again.`,
    );
    this.name = "BucketIsPublic";
  }
}
